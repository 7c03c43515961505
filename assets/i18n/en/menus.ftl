# Menus, dialogs, buttons and tooltips.
#
# Names: `menu-PLACE` is the heading of a screen or dialog, its attributes are what stands in it
# (`menu-title.continue`). Buttons that several places share are attributes of `button`, tooltips those of
# `tip`, with the same last word as what they explain. Every text is a whole phrase; numbers and names come
# in as arguments.

loading = The board is being carved

button =
    .close = Close
    .cancel = Cancel

tip =
    .close = Close (Esc)
    .menu = Menu (Esc)
    .history = About the table of 1732
    .undo = Take back (Ctrl+Z)
    .redo = Play again (Ctrl+Y)
    .draw = Offer a draw
    .resign = Resign
    .hint = The best move, and why (H)
    .analysis = What the computer thinks of the position and of the moves (A)
    .no-hint = Put the hint away (H)
    .first = To the start of the game
    .step-back = One move back (Page Up)
    .step-forward = One move on (Page Down)
    .back-to-game = Back to the game (End)
    .open-column = Show moves and what happened
    .close-column = Hide this panel
    .no-hints = Show no more hints
    .put-away = Look at the board

menu-title =
    .line = Hnefatafl, the board game of the Vikings
    .continue = Continue
    .new-game = New game
    .historical = Historical tablut
    .rules = Rules
    .settings = Settings
    .quit = Quit

menu-pause = Pause
    .resume = Back to the board
    .new-game = New game
    .restart = Start again
    .swap = Start again, sides changed
    .resign = Resign
    .historical = To the table of 1732
    .today = Back to today’s table
    .history = About the table of 1732
    .rules = Rules
    .open = Open a game
    .save-as = Save as
    .settings = Settings
    .title = Leave to the title
    .quit = Quit the program; the game is kept

menu-new-game = New game
    .ready = Games
    .pair = Rules and board
    .tile = { $size } by { $size }; rules: { $rules }
    .tile-of-board = { $attackers } against { $defenders } and the king
    .facts = Board of { $size } by { $size }; { $attackers } attackers against a king and { $defenders } defenders. Rules: { $rules }.
    .rules = By the rules of
    .board = On the board
    .unfit = These two do not fit.
    .opponent = Opponent
    .computer = The computer
    .person = Two players
    .person-hint = Two people take turns at this machine. Both sides can agree on a draw.
    .side = You play
    .attackers = Attackers
    .defenders = Defenders
    .random = Either
    .attackers-hint = { $first ->
            [attackers] You surround the king and take him. You move first.
           *[defenders] You surround the king and take him. The defenders move first.
        }
    .defenders-hint = { $first ->
            [attackers] You bring the king to safety. The attackers move first.
           *[defenders] You bring the king to safety. You move first.
        }
    .random-hint = The lot decides.
    .begin = Begin

menu-rules = Rules

menu-history = The table of 1732
    .differences = What is different from { $variant }
    .question = Question
    .size = Board
    .board = { $size } by { $size }
    .from-data = This table is written from the rules that the game itself plays by.
    .play = Play on the table of 1732
    .back = Back to today’s table

menu-open = Open a game
    .none = No games have been saved yet. They are kept in { $folder }.
    .no-folder = There is no folder in which games could be kept.
    .unfinished = { $variant }; { $plies ->
            [one] one move
           *[other] { $plies } moves
        }, not finished; { $day }
    .drawn = { $variant }; { $plies ->
            [one] one move
           *[other] { $plies } moves
        }, a draw; { $day }
    .won = { $variant }; { $plies ->
            [one] one move
           *[other] { $plies } moves
        }, { $side ->
            [attackers] the attackers won
           *[defenders] the defenders won
        }; { $day }
    .not-a-game = This file holds no game that can be read; { $day }
    .path = Another file
    .path-hint = The file’s full name
    .path-open = Open
    .paste = Paste a game’s text

menu-save-as = Save as
    .proposal = { $variant } { $day }
    .hint = A name
    .folder = Games are kept in { $folder }.
    .bad-name = A name may not be empty, begin with a point, or hold a slash or a colon.
    .replaces = There is a game of this name. It will be replaced.
    .save = Save
    .replace = Replace

# What is asked before something is lost.

ask-abandon-game =
    .title = Give this game up?
    .text = The game on the table is not finished. Another game takes its place. To keep it, save it under a name first.
    .yes = Give it up
    .no = Keep playing

ask-abandon-saved-game =
    .title = Give the unfinished game up?
    .text = There is an unfinished game that you could continue. A new game takes its place.
    .yes = Give it up
    .no = Keep it

ask-restart =
    .title = Start again?
    .text = The game on the table is not finished. It is lost if you start again.
    .yes = Start again
    .no = Keep playing

ask-resign =
    .title = Resign?
    .text = The other side wins the game.
    .yes = Resign
    .no = Keep playing

# Keys, as they are listed in the pause menu.

key-heading = Keys

key-name =
    .arrows = Arrow keys
    .left = Left
    .right = Right
    .enter = Enter
    .escape = Esc
    .page-up = Page Up
    .page-down = Page Down
    .end = End
    .f1 = F1
    .f11 = F11
    .ctrl = Ctrl+{ $key }
    .ctrl-shift = Ctrl+Shift+{ $key }
    .or = { $first }, { $second }

key =
    .step = move the square cursor
    .choose = choose the square
    .leave = let go; close; menu
    .undo = take back
    .redo = play again
    .step-back = look one move back
    .step-forward = look one move on
    .back-to-game = back to the game
    .hint = hint
    .analysis = analysis
    .top-down = look straight down
    .flip = see the other side
    .reset-camera = the usual view
    .new-game = new game
    .rules = rules
    .open = open a game
    .save-as = save as
    .copy = copy the game’s text
    .paste = paste a game’s text
    .mute = sound on or off
    .fullscreen = fill the screen
