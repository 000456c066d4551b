import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, fill, scatter} from '../../kit/shapes.mjs';
import {citrus, wedge} from '../../kit/citrus.mjs';
import {onionStrip} from '../../kit/cut-vegetables.mjs';
import {oval} from '../../kit/dishes.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';
import {avocadoHalf, halfTomato} from '../../kit/vegetables.mjs';

const tunaSalad = () =>
  at(
    0,
    42,
    fill(blob(64, 66, 0.1, 10), '#D9B48C') +
      heap(
        26,
        56,
        [
          () =>
            fill(
              blob(between(14, 24), between(9, 14), 0.18, 7),
              ['#F3DCC0', '#E8C6A0', '#F8E9D4', '#DDB38A'][Math.floor(between(0, 4))],
            ),
        ],
        6,
      ) +
      spread(scatter(6, 50, 8), () => at(0, 0, onionStrip(), {size: 0.4})) +
      flecks(20, 54) +
      times(8, () => circle(between(-40, 40), between(-40, 40), 2.4, '#3B2D22')),
  );

export const scene = {
  table: 'sand',
  things: () =>
    cloth(1110, 790, 430, 460, -14, colour.sage, colour.leaf) +
    oval(
      580,
      490,
      520,
      390,
      {line: colour.leaf},
      at(-235, 0, avocadoHalf(1.42, tunaSalad()), {turn: -14, lift: 2}) +
        at(45, -20, avocadoHalf(1.42, tunaSalad()), {turn: 10, lift: 2}) +
        at(305, -70, citrus(72), {lift: 1}) +
        at(320, 70, wedge(84), {turn: -20, lift: 1}) +
        spread(
          [
            [-90, 225],
            [200, 200],
            [280, 190],
          ],
          () => halfTomato(40),
        ) +
        spread(
          [
            [-100, -230],
            [190, -230],
          ],
          () => parsley(1.5),
        ) +
        times(30, () => circle(between(-300, 300), between(-220, 220), 2.4, '#3B2D22')),
    ) +
    at(1150, 150, avocadoHalf(0.95), {turn: 40, lift: 2}) +
    fork(1170, 560, 96),
};
