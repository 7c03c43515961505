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
