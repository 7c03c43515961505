# One-line hints for a first game.

hint =
    .attackers-goal = You are the attackers: surround the king so that he cannot get away.
    .defenders-goal-corner = You are the defenders: bring the king to one of the four corners.
    .defenders-goal-edge = You are the defenders: bring the king to the edge of the board.
    .choose = Click a piece: dots show where it may stop. Then click a dot, or drag the piece there.
    .capture = A man is taken when you close on him from two opposite sides.
    .safe = A piece that moves between two enemies is safe: only the side that moves takes.
    .camera = Drag with the right button to look around, turn the wheel to come closer, press T to look straight down.
    .throne = Only the king may stop on the throne in the middle; empty, it helps to take men.
    .shieldwall = A row along the edge falls as a whole when it is closed in front and at both ends.
    .calls = Raichi means that the king has an open road to the edge, tuichu that he has two.
    .undo = A move you regret can be taken back: Ctrl+Z, or the bent arrow.
    .rules = The rules stand on one page: press F1. Esc opens the menu.
