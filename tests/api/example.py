import random

import tafelrunde

game = tafelrunde.game("citadels")
state = game.new(players=4, seed=7)
while not state.over:
    world = state.determinize(state.actor, seed=1)  # what the seat may think the world is
    move = random.choice(world.moves())
    state.play(move)  # IllegalMove says why not
print(state.scores(), "won by seat", *state.winners())
