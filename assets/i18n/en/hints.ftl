# One-line hints for a first game.
