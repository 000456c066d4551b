import {colour} from '../../kit/palette.mjs';
import {at, fill, scatter} from '../../kit/shapes.mjs';
import {plate, sauceDish} from '../../kit/dishes.mjs';
import {spread} from '../../kit/heap.mjs';
import {basilSprig} from '../../kit/herbs.mjs';
import {nest, noodle} from '../../kit/noodles.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {fork} from '../../kit/tableware.mjs';
import {halfTomato} from '../../kit/vegetables.mjs';

const pineNut = () =>
  fill('M-11 0C-8 -8 4 -8 12 0C4 8 -8 8 -11 0Z', '#D9B26F') +
  fill('M-8 -1C-6 -6 3 -6 8 -1C3 2 -5 2 -8 -1Z', '#F6E1AE');

export const scene = {
  table: 'honey',
  things: () =>
    sauceDish(
      1095,
      190,
      130,
      '#6B9440',
      colour.leaf,
      flecks(40, 80, ['#47732F', '#8FB25A', '#C9D88E']),
    ) +
    fork(105, 560, 84) +
    plate(
      620,
      500,
      405,
      {line: colour.leaf},
      nest(330, {thick: 6.5, strands: 7, tone: noodle.pesto, curl: 0.64}) +
        flecks(120, 270, ['#47732F', '#5D8A3A', '#38602B']) +
        spread(
          [
            [-150, 60],
            [120, 120],
            [40, -190],
            [190, -40],
            [-90, 190],
            [-190, -90],
          ],
          () => halfTomato(40),
        ) +
        spread(scatter(22, 250, 30), pineNut) +
        at(6, -30, basilSprig(1.5)),
    ) +
    at(1120, 830, basilSprig(1.7)) +
    spread(
      [
        [1010, 390],
        [1150, 400],
        [1170, 640],
      ],
      () => at(0, 0, pineNut(), {size: 1.8}),
    ),
};
