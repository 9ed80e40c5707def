"""The games as environments for programs that learn: PettingZoo, Gymnasium (also many games at once), OpenSpiel.

from mattock.envs import gymnasium, openspiel, pettingzoo

Each module follows the conventions of the library that it is named after, and needs it: `pip install 'mattock[envs]'`,
for OpenSpiel `pip install 'mattock[openspiel]'`. `docs/envs.md` tells what observations, actions and rewards are.
"""
