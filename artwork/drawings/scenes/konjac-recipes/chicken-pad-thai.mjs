import {colour} from '../../kit/palette.mjs';
import {at} from '../../kit/shapes.mjs';
import {citrus, limeTones, wedge} from '../../kit/citrus.mjs';
import {chive, sprout} from '../../kit/cut-vegetables.mjs';
import {plate, sauceDish} from '../../kit/dishes.mjs';
import {eggStrip} from '../../kit/eggs-and-dairy.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {chickenPiece} from '../../kit/meat.mjs';
import {noodle, ribbonNest} from '../../kit/noodles.mjs';
import {almondPiece, peanut} from '../../kit/nuts.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {chopsticks} from '../../kit/tableware.mjs';

export const scene = {
  table: 'sage',
  things: () =>
    chopsticks(1115, 470, 720, 96, colour.cocoa) +
    plate(
      570,
      485,
      410,
      {line: colour.clay},
      ribbonNest(335, {tone: noodle.soy, wide: 20, bundles: 34}) +
        heap(
          12,
          270,
          [() => chickenPiece(130, 62), eggStrip, () => chickenPiece(110, 52), eggStrip],
          30,
          1.25,
        ) +
        heap(16, 290, [chive], 40, 1.3) +
        spread(arc(16, 235, 20, 95), sprout) +
        heap(26, 240, [() => almondPiece()], 60) +
        flecks(30, 280) +
        at(-225, 130, wedge(84, limeTones), {turn: -40, lift: 1}) +
        at(-150, 190, wedge(80, limeTones), {turn: 20, lift: 1}) +
        spread(
          [
            [-40, -60],
            [60, -140],
          ],
          () => parsley(1.5),
        ),
    ) +
    sauceDish(1130, 125, 100, '#A8431F', colour.leaf) +
    spread(
      [
        [110, 130],
        [170, 200],
        [80, 230],
      ],
      () => at(0, 0, peanut(), {size: 2.2}),
      {lift: 2},
    ) +
    at(1130, 850, citrus(70, limeTones), {lift: 2}),
};
