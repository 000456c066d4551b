import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, fill, scatter} from '../../kit/shapes.mjs';
import {plate} from '../../kit/dishes.mjs';
import {feta} from '../../kit/eggs-and-dairy.mjs';
import {spinach} from '../../kit/greens.mjs';
import {spread} from '../../kit/heap.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';
import {cherryTomato, halfTomato} from '../../kit/vegetables.mjs';

const eggBite = () =>
  fill(blob(96, 94, 0.03, 12), '#B87A2C') +
  at(-3, -5, fill(blob(91, 88, 0.03, 12), '#E9AE46')) +
  at(-5, -8, fill(blob(78, 75, 0.05, 11), '#F8D271')) +
  times(8, () =>
    at(
      between(-60, 60),
      between(-60, 60),
      fill(blob(between(8, 22), between(5, 11), 0.3, 7), '#D48E33', 'opacity=".45"'),
    ),
  ) +
  spread(scatter(5, 58, 10), () => spinach(0.36)) +
  spread(scatter(6, 60, 12), feta) +
  spread(
    [
      [between(-30, 30), between(-40, 40)],
      [between(20, 44), between(-30, 30)],
    ],
    () => halfTomato(17),
  ) +
  flecks(12, 70, ['#3B2D22', colour.basilDark]);

export const scene = {
  table: 'honey',
  things: () =>
    cloth(1080, 190, 440, 420, 20, colour.cream, colour.leaf) +
    fork(1120, 590, 96) +
    plate(
      570,
      485,
      410,
      {line: colour.leaf},
      spread(
        [
          [-190, -130],
          [30, -205],
          [215, -60],
          [-215, 95],
          [10, 15],
          [150, 175],
          [-60, 225],
        ],
        () => at(0, 0, eggBite(), {size: 1.16}),
        {lift: 2, turn: [-30, 30]},
      ) +
        spread(
          [
            [-90, -60],
            [110, -80],
            [-100, 150],
            [270, 100],
          ],
          () => spinach(0.7),
        ),
    ) +
    spread(
      [
        [110, 130],
        [170, 190],
        [95, 235],
      ],
      () => spinach(1.1),
      {lift: 2},
    ) +
    at(1120, 880, cherryTomato(52), {lift: 2}) +
    at(1020, 890, cherryTomato(42), {turn: 80, lift: 2}) +
    spread(
      [
        [110, 860],
        [165, 890],
        [140, 820],
      ],
      () => at(0, 0, feta(), {size: 1.6}),
    ),
};
