import {colour} from '../../kit/palette.mjs';
import {at, blob, fill, stroke} from '../../kit/shapes.mjs';
import {cabbage, carrotStick, chilli} from '../../kit/cut-vegetables.mjs';
import {bowl, sauceDish} from '../../kit/dishes.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {almondPiece, peanut} from '../../kit/nuts.mjs';
import {sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';
import {cucumber} from '../../kit/vegetables.mjs';

const peanutHalf = () => at(0, 0, peanut());

export const scene = {
  table: 'sand',
  things: () =>
    cloth(1110, 170, 430, 420, 16, colour.sage, colour.leaf) +
    chopsticks(1105, 560, 700, 80) +
    bowl(
      570,
      490,
      408,
      {outside: colour.clay, inside: '#F0D9B2'},
      tangle(340, {thick: 12, tone: noodle.peanut, bundles: 34}) +
        spread(arc(7, 235, 150, 235), () => cucumber(66), {turn: [0, 40]}) +
        spread(arc(13, 230, -60, 20), carrotStick, {turn: [20, 70]}) +
        spread(arc(14, 220, 40, 100), () => cabbage()) +
        at(
          -10,
          -10,
          fill(blob(120, 104, 0.12, 11), '#A66A30') +
            at(-4, -6, fill(blob(106, 90, 0.12, 11), '#CE9350')) +
            stroke('M-56 -28Q-20 -64 36 -50', '#F2D3A0', 10, 'opacity=".8"'),
          {lift: 1},
        ) +
        heap(24, 110, [() => almondPiece()], 20) +
        heap(7, 200, [() => chilli(18)], 60) +
        spread(
          [
            [-60, 90],
            [70, -90],
          ],
          () => parsley(1.5),
        ) +
        sesame(40, 260),
    ) +
    spread(
      [
        [1090, 850],
        [1150, 800],
        [1180, 880],
      ],
      peanutHalf,
      {lift: 2},
    ) +
    sauceDish(140, 150, 112, '#C4853F', colour.leaf) +
    at(130, 860, chilli(40), {lift: 2}),
};
