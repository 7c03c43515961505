# Menus, dialogs, buttons and the panels around the board.
#
# Names: `menu-PLACE` is the heading of a screen or dialog, its attributes are what stands in it
# (`menu-title.continue`). Buttons that several places share are attributes of `button`, tooltips those of
# `tip`, with the same last word as what they explain. Every text is a whole phrase; numbers and names come
# in as arguments.
