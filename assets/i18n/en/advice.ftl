# What the computer says to help: a hint, and what it thinks of moves that were played.
#
# `advice` is why a move is a good one: whole sentences in which `It` is the move.

advice =
    .wins = { $by ->
            [escape] It brings the king home and wins the game.
            [king_captured] It takes the king and wins the game.
            [exit_fort] It completes a fort on the edge that nobody can break, and wins the game.
            [encirclement] It closes the ring around the king and all his men, and wins the game.
           *[other] It wins the game on the spot.
        }
    .only-move = There is no other move.
    .forces-win = { $enemy ->
            [attackers] It wins in { $moves } moves, whatever the attackers do.
           *[defenders] It wins in { $moves } moves, whatever the defenders do.
        }
    .holds-out = { $enemy ->
            [attackers] { $moves ->
                [one] Nothing saves the game any more: the attackers win with their next move.
               *[other] Nothing saves the game if the attackers play well. This holds out longest, { $moves } moves.
            }
           *[defenders] { $moves ->
                [one] Nothing saves the game any more: the defenders win with their next move.
               *[other] Nothing saves the game if the defenders play well. This holds out longest, { $moves } moves.
            }
        }
    .stops = { $win ->
            [escape] It stops the king, who would get home on { $squares }.
            [king_captured] It saves the king, who would be taken on { $squares }.
            [exit_fort] It keeps the king from completing a fort on the edge.
            [encirclement] It keeps the attackers from closing the ring.
           *[other] It keeps the other side from winning with the next move.
        }
    .stops-fork = It prevents two roads at once: the king could have opened them, and only one could have been closed.
    .opens-roads = { $count ->
            [one] It opens a road to the king, { $towards }, and the attackers must close it.
           *[other] It opens { $count } roads to the king, and the attackers can close only one.
        }
    .takes = { $count ->
            [one] It takes the man on { $men }.
           *[other] It takes the men on { $men }.
        }
    .exchanges = { $count ->
            [one] It takes the man on { $men }; { $lost ->
                [one] a man of your own may fall in return.
               *[other] { $lost } men of your own may fall in return.
            }
           *[other] It takes the men on { $men }; { $lost ->
                [one] a man of your own may fall in return.
               *[other] { $lost } men of your own may fall in return.
            }
        }
    .threatens = { $by ->
            [king_captured] It threatens to take the king on { $squares }.
            [escape] It threatens to bring the king home.
            [exit_fort] It threatens to complete a fort on the edge.
            [encirclement] It threatens to close the ring around the king and all his men.
           *[other] It threatens to win with the next move.
        }
    .averts = { $enemy ->
            [attackers] Left alone, the attackers would win in { $moves } moves.
           *[defenders] Left alone, the defenders would win in { $moves } moves.
        }
    .averts-beginning = { $enemy ->
            [attackers] Left alone, the attackers would win in { $moves } moves, beginning with { $first }.
           *[defenders] Left alone, the defenders would win in { $moves } moves, beginning with { $first }.
        }
    .saves = { $count ->
            [one] It saves the man on { $men }, who could be taken.
           *[other] It saves the men on { $men }, who could be taken.
        }
    .wins-men = { $more ->
            [one] It wins a man in what follows.
           *[other] It wins { $more } men in what follows.
        }
    .threatens-men = { $count ->
            [one] It threatens to take the man on { $men }.
           *[other] It threatens the men on { $men }.
        }
    .prepares-fork = It prepares two roads at once: the king can open them with the next move.
    .prepares-road = It prepares a road to the king.
    .closes-road = It keeps the king from opening a road.
    .guards = It guards the way to the corner { $corner }.
    .closes-ring = It closes the ring: the king cannot come to the edge before it is broken.
    .confines = It leaves the king less room.
    .frees = It gives the king more room.
    .improves = Nothing is at stake yet. This is the best place for a man.
    .improves-expecting = Nothing is at stake yet. After this { $reply } is the likely answer.

# A move that was played and gave something away.
judgement =
    .inaccuracy = { $notation } is not quite right: the chance to win falls from { $before } % to { $after } %.
    .mistake = { $notation } is a mistake: the chance to win falls from { $before } % to { $after } %.
    .blunder = { $notation } is a blunder: the chance to win falls from { $before } % to { $after } %.
    .better = { $judged } Better was { $better }.
    .because = { $judged } Better was { $better }. { $reason }

hud-advice =
    .ask = Hint
    .again = Hide hint
    .looking = Looking for a good move
    .move = Play { $notation }. { $reason }

hud-analysis = Analysis
    .open = Analyse
    .close = Stop
    .looking = Looking at the position
    .so-deep = { $depth ->
            [one] Analysis, one move deep
           *[other] Analysis, { $depth } moves deep
        }
    .over = The game is over here.
    .rests = It goes on when the computer has moved.
    .judged = { $done } of { $total } positions judged
    .moves = Moves judged
    .summary = In this game: inaccurate { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
    .bar = Chances to win: attackers { $attackers } %, defenders { $defenders } %
    .percent = { $percent } %
    .wins = { $moves ->
            [0] won
            [one] wins in 1
           *[other] wins in { $moves }
        }
    .loses = { $moves ->
            [0] lost
            [one] loses in 1
           *[other] loses in { $moves }
        }
