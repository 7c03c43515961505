# Things the player should be told: saved, refused, failed.
