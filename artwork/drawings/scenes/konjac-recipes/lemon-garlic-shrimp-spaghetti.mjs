import {colour} from '../../kit/palette.mjs';
import {at, scatter} from '../../kit/shapes.mjs';
import {citrus, wedge} from '../../kit/citrus.mjs';
import {garlic} from '../../kit/cut-vegetables.mjs';
import {plate} from '../../kit/dishes.mjs';
import {spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {nest, noodle} from '../../kit/noodles.mjs';
import {shrimp} from '../../kit/seafood.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';

export const scene = {
  table: 'mist',
  things: () =>
    cloth(1120, 700, 380, 620, -8, colour.cream, colour.honey) +
    fork(1130, 560, 98) +
    plate(
      590,
      480,
      412,
      {line: colour.honey},
      nest(335, {thick: 11, tone: noodle.konjac, curl: 0.56}) +
        flecks(90, 270) +
        spread(
          [
            [-190, 20],
            [-80, -185],
            [130, -165],
            [200, 40],
            [70, 175],
            [-110, 170],
            [10, -10],
          ],
          () => shrimp(1.25),
        ) +
        at(-20, 70, citrus(62), {turn: 20, lift: 1}) +
        at(70, -80, citrus(56), {turn: 50, lift: 1}) +
        spread(scatter(12, 230, 30), garlic) +
        at(-110, -60, parsley(1.3)) +
        at(140, 100, parsley(1.2)),
    ) +
    at(150, 180, wedge(95), {turn: -30, lift: 2}) +
    at(140, 830, citrus(90), {lift: 2}) +
    at(1080, 140, parsley(2.2)),
};
