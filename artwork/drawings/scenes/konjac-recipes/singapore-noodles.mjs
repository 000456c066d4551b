import {colour} from '../../kit/palette.mjs';
import {at, scatter} from '../../kit/shapes.mjs';
import {limeTones, wedge} from '../../kit/citrus.mjs';
import {carrotStick, chive, onionStrip, pepperStrip} from '../../kit/cut-vegetables.mjs';
import {plate, sauceDish} from '../../kit/dishes.mjs';
import {eggStrip} from '../../kit/eggs-and-dairy.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {leaf} from '../../kit/herbs.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {shrimp} from '../../kit/seafood.mjs';
import {flecks, scallion, sesame} from '../../kit/sprinkles.mjs';
import {chopsticks} from '../../kit/tableware.mjs';

export const scene = {
  table: 'leaf',
  things: () =>
    chopsticks(1110, 520, 720, 100) +
    plate(
      570,
      480,
      410,
      {line: colour.honey},
      tangle(332, {thick: 7, strands: 7, tone: noodle.curry, bundles: 32}) +
        heap(
          10,
          280,
          [
            eggStrip,
            () => pepperStrip(),
            chive,
            () => pepperStrip('#5E9A45', '#A9D07C'),
            carrotStick,
          ],
          40,
          1.25,
        ) +
        heap(
          20,
          280,
          [
            () => pepperStrip(),
            chive,
            eggStrip,
            onionStrip,
            () => pepperStrip('#5E9A45', '#A9D07C'),
          ],
          40,
        ) +
        spread(
          [
            [-180, -100],
            [40, -200],
            [190, -30],
            [90, 170],
            [-130, 160],
            [-10, -10],
          ],
          () => shrimp(1.4),
        ) +
        spread(scatter(12, 250, 30), () => scallion(1.2)) +
        sesame(40, 260),
    ) +
    sauceDish(1120, 140, 110, '#E0A52C', colour.clay, flecks(16, 60, ['#A8431F', '#7B5B12'])) +
    at(130, 850, wedge(90, limeTones), {turn: 20, lift: 2}) +
    at(120, 150, leaf(190, 104), {turn: 30, lift: 2}),
};
