import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, circle} from '../../kit/shapes.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {spread} from '../../kit/heap.mjs';
import {thyme} from '../../kit/herbs.mjs';
import {mushroom} from '../../kit/mushrooms.mjs';
import {noodle, ribbonNest} from '../../kit/noodles.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth} from '../../kit/tableware.mjs';

export const scene = {
  table: 'leaf',
  things: () =>
    cloth(150, 790, 420, 480, 14, colour.sand, colour.clay) +
    at(1000, 120, thyme(210), {turn: 24, lift: 2}) +
    bowl(
      620,
      480,
      405,
      {outside: colour.cocoaLight, inside: '#F6E7CC', broth: '#F0DDB6'},
      ribbonNest(320, {tone: noodle.cream}) +
        spread(
          [
            [-180, -60],
            [-60, -190],
            [110, -150],
            [200, 20],
            [120, 170],
            [-60, 190],
            [-190, 110],
            [0, 0],
            [80, 40],
            [-90, 60],
          ],
          () => mushroom(1.45),
        ) +
        flecks(40, 260) +
        at(-60, -60, thyme(150), {turn: 30, lift: 1}) +
        times(40, () => circle(between(-220, 220), between(-220, 220), between(1.6, 3), '#3B2D22')),
    ) +
    at(1140, 830, mushroom(2, false), {turn: 20, lift: 2}) +
    at(1010, 880, mushroom(1.5, false), {turn: -30, lift: 2}) +
    at(130, 180, mushroom(1.9, false), {turn: -15, lift: 2}),
};
