# Settings and their explanations.
