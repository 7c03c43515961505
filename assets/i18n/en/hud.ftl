# What lies around the board during a match.

hud-players =
    .two = Two players
    .against = You play the { $side ->
            [attackers] attackers
           *[defenders] defenders
        }; computer: { $level }
    .none = The computer plays itself

hud-turn =
    .head = { $side ->
            [attackers] Attackers to move
           *[defenders] Defenders to move
        }
    .short = { $side ->
            [attackers] Attackers
           *[defenders] Defenders
        }
    .yours = Your move
    .move = Move { $number }
    .thinking = The computer is thinking
    .thinking-deep = Thinking { $depth } { $depth ->
            [one] move
           *[other] moves
        } ahead; { $thousands } thousand positions
    .move-now = Move now

hud-captured = Taken
    .count = { $taken }
    .tip = { $piece ->
            [attacker] { $taken } of the attackers taken, { $left } left
           *[defender] { $taken } of the defenders taken, { $left } left
        }

hud-moves = Moves
    .none = No move has been played.
    .number = { $number }.
    .position = { $shown } of { $last }

hud-tale = What happened
    .none = Nothing has been taken yet. Captures, open roads and the end of the game are explained here.
    .number = { $number }

hud-count =
    .occurrence = { $count ->
            [1] This position stands for the first time
            [2] This position stands for the second time
           *[other] This position stands for the third time
        }
    .quiet = { $plies } of { $limit } moves without a capture

# Raichi and tuichu are Linnaeus’s words of 1732, and stay as they are.
hud-call =
    .raichi = Raichi!
    .raichi-means = One road is open to the king
    .tuichu = Tuichu!
    .tuichu-means = Two roads are open to the king
    .roads = { $count ->
            [one] One road is open to the king
           *[other] { $count } roads are open to the king
        }

hud-line =
    .looking-back = An earlier board, after { $number }. { $notation }
    .looking-back-start = An earlier board, before the first move
    .back-to-game = Back to the game

hud-result =
    .line = { $reason }, after { $plies ->
            [one] one move
           *[other] { $plies } moves
        }
    .rematch = Play again
    .swap = Change sides
    .review = Review
    .new-game = New game
    .title = Title
    .recall = Show the result

hud-offer =
    .title = { $side ->
            [attackers] The attackers offer a draw
           *[defenders] The defenders offer a draw
        }
    .question = { $side ->
            [attackers] Attackers, do you agree?
           *[defenders] Defenders, do you agree?
        }
    .agree = Agree
    .play-on = Play on
