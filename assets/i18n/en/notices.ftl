# What the player should be told about the machine: files that cannot be read or written, sound, display.
#
# Names: `PLACE-notice.WHAT`. Texts are one or two whole sentences: what happened, and what the game does
# about it.

settings-notice =
    .broken = The settings in { $path } cannot be read (line { $line }, column { $column }: { $problem }). The file was kept as { $kept }, and the usual settings are used.
    .broken-left = The settings in { $path } cannot be read (line { $line }, column { $column }: { $problem }). The usual settings are used, and the file is left as it is: changes are not kept this time.
    .unreadable = The settings in { $path } cannot be opened ({ $error }). The usual settings are used, and changes are not kept this time.
    .unknown-fields =
        The settings in { $path } name { $count ->
            [one] something this version does not know, { $fields }; it is left in the file
           *[other] things this version does not know, { $fields }; they are left in the file
        }.
    .not-written = The settings cannot be written to { $path } ({ $error }).

notice =
    .computers-turn = It is the computer’s turn.
    .looked-back = You were looking at an earlier position. Now you see the game again.
    .copied = The game’s text is copied.
    .saved = Saved as { $name }.
    .captures-differ = { $plies ->
            [one] On move { $ply } the file names other captures than the rules make. The rules were followed.
           *[other] On { $plies } moves, first on move { $ply }, the file names other captures than the rules make. The rules were followed.
        }
    .nothing-to-continue = There is no game to continue.
    .nothing-to-undo = There is nothing to take back.
    .nothing-to-redo = There is nothing to play again.
    .computer-takes-no-draw = The computer neither offers nor takes a draw.
    .table-of-1732 = This is the table of 1732, and other rules hold here: the scroll above tells which.
    .advice-failed = Something went wrong while the computer looked at the position.
    .no-agreed-draw = These rules know no agreed draw.

# Bad news, in a dialog.
trouble =
    .cannot-read = This game cannot be read
    .cannot-read-file = The file { $path } holds no game that can be played.
    .cannot-read-text = The text that was pasted is not a game that can be played.
    .kept = It was put aside and stays as it is: { $path }
    .cannot-save = The game cannot be saved
    .cannot-save-file = The file { $path } could not be written.
    .copy-instead = Play goes on. You can also copy the game’s text (Ctrl+C) and keep it elsewhere.
    .computer-failed = The computer cannot move
    .computer-failed-text = Something went wrong while it was thinking. Take a move back, or start again.
    .own-files = { $count ->
            [one] A file of yours cannot be used
           *[other] { $count } files of yours cannot be used
        }
    .own-files-text = The game also reads boards, rule sets and variants of your own. { $count ->
            [one] In this one something is wrong, or it names something that is not there.
           *[other] In these something is wrong, or they name something that is not there.
        }
    .own-files-rest = Everything else is there. A file that has been put right is read when the game is started again.
    .understood = All right
