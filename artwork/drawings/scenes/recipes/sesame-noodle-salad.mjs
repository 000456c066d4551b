import {colour} from '../../kit/palette.mjs';
import {at} from '../../kit/shapes.mjs';
import {wedge} from '../../kit/citrus.mjs';
import {cabbage, carrotStick} from '../../kit/cut-vegetables.mjs';
import {bowl, sauceDish} from '../../kit/dishes.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {nest, noodle, tangle} from '../../kit/noodles.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';
import {cucumber} from '../../kit/vegetables.mjs';

export const scene = {
  table: 'mist',
  things: () =>
    cloth(170, 180, 430, 400, 18, colour.cream, colour.leaf) +
    chopsticks(1110, 470, 720, 98) +
    bowl(
      580,
      490,
      406,
      {outside: colour.leaf, inside: '#F3E3C2'},
      tangle(335, {thick: 9, strands: 5, tone: noodle.egg, bundles: 34}) +
        spread(arc(8, 245, 170, 250), () => cucumber(62), {turn: [0, 40]}) +
        spread(arc(20, 235, -50, 20), () => at(0, 0, carrotStick(), {size: 1.3})) +
        spread(arc(22, 225, 45, 120), () => at(0, 0, cabbage(), {size: 1.3})) +
        at(0, -10, nest(120, {thick: 9, strands: 4, tone: noodle.egg}), {lift: 2}) +
        heap(12, 200, [() => scallion(1.3)], 50) +
        spread(
          [
            [-70, 40],
            [90, -90],
          ],
          () => parsley(1.3),
        ) +
        sesame(140, 290),
    ) +
    sauceDish(1130, 135, 108, '#7A4522', colour.clay, sesame(18, 60)) +
    at(1130, 860, wedge(88, ['#6C9A3A', '#B9D36B', '#DDEAA6']), {turn: -20, lift: 2}),
};
