# The page of history that belongs to the table of 1732. Each message is a section: its value is the
# heading, its attributes are the paragraphs. What is not certain is said to be so.

history-journey = A botanist in Lapland
    .first = In 1732 Carl Linnaeus, just about to turn twenty-five and not yet famous, set out from Uppsala and travelled through Lapland until the autumn. He had been sent for plants, minerals and animals, and kept a journal, which also describes how the Sami lived.
    .second = One entry describes a board game, which he calls tablut. He drew the board and wrote down the rules in a few short numbered notes, mostly in Latin. They are the fullest old rules of any tafl game that we have. The boards and pieces of the Viking age came down to us without any.

history-game = What he wrote down
    .board = The board has nine squares by nine. The central square is the king’s castle, for which he gives a Sami word, konokis or konakis. Scholars of the language doubt that the word named the square: it looks like a word for the king himself. Other squares are marked in the drawing too, namely those on which the men begin.
    .men = Eight men guard a king on the central square; he calls them Swedes. Sixteen Muscovites stand around them, four at the middle of each side. All move in straight lines, as far as the way is free, and never over another piece. A man between two enemies is taken.
    .king = The king is free when he gets to the edge of the board. In his castle he must be surrounded on four sides to be taken, and just beside it on the three that remain. On any other square two enemies take him as they take a man, as the Latin is now read.
    .calls = One custom is peculiar to this game. A player whose king sees an open road to the edge has to say so: raichi for one road, tuichu for two. After tuichu the game is as good as won, for one move cannot close both.

history-misread = How it was misread
    .translation = The journal was first printed in 1811, in an English translation. There the rule on taking the king was turned about: where the notes let two enemies take the king as well, the English said that they take anyone but him. The king became far harder to catch.
    .followers = In 1913 H. J. R. Murray, in his history of chess, went by the English text, and most later books went by Murray. Games in which the king needs four enemies all around him stand in the tradition that came of it. They are good games, but they are not quite the one that was seen in Lapland.

history-reading = What is a modern reading here
    .intro = The notes are short, and a game that can be played has to answer questions which they leave open. What follows is how most people fill the gaps today. It is not what Linnaeus wrote.
    .goal = Every square of the edge is a goal for the king, and the corners are plain squares like any other. The notes single out no corner.
    .throne = The central square is the king’s: he may return to it, and others may cross it when it is empty but not stop there. The notes say only that nobody can enter it. That the empty square is hostile, so that it helps to take men of both sides, and that with the king on it it counts against the attackers alone, is reconstruction.
    .king = The king takes men as his own men do. That an attacker must close in by his own move, and that a king who steps in between two enemies is safe for the moment, is how captures are read for all pieces. That the attackers move first is a convention too.
    .ending = The side that brings about a position for the third time loses, a side that cannot move loses, and a hundred plies without a capture make a draw. The notes say nothing of the kind; without such rules a game might never end.

history-unknown = What nobody knows
    .first = We do not know how old the game was when Linnaeus met it, how it came to the Sami, or how close it is to the hnefatafl of the sagas. The size of the board, the two unequal sides and the king in the middle place it in that family, and it may well be a late survivor of it.
    .second = Nor do we know how well the young traveller understood what he was shown, through an interpreter or none. The words of the calls are spelled in more than one way, and what they once meant is uncertain.
