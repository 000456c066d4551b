import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, circle} from '../../kit/shapes.mjs';
import {garlic} from '../../kit/cut-vegetables.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {shavings} from '../../kit/eggs-and-dairy.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {noodle, ribbonNest} from '../../kit/noodles.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';

export const scene = {
  table: 'blush',
  things: () =>
    cloth(180, 180, 460, 420, 22, colour.sage, colour.leaf) +
    fork(1140, 520, 98) +
    bowl(
      600,
      490,
      400,
      {outside: colour.clay, inside: '#FBF3E2', broth: '#FBF0D6'},
      ribbonNest(318, {tone: noodle.cream}) +
        flecks(70, 250) +
        shavings(12, 190) +
        times(40, () => circle(between(-200, 200), between(-200, 200), between(1.6, 3), '#4A3A2C')),
    ) +
    at(1090, 160, parsley(2.2)) +
    at(1010, 110, parsley(1.8)) +
    at(150, 820, garlic(), {size: 4, lift: 2}) +
    at(235, 860, garlic(), {size: 3.2, turn: 60, lift: 2}),
};
