import {colour} from '../../kit/palette.mjs';
import {at} from '../../kit/shapes.mjs';
import {gloss} from '../../kit/broth.mjs';
import {carrotCoin, celery, pea} from '../../kit/cut-vegetables.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {chickenPiece} from '../../kit/meat.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, spoon} from '../../kit/tableware.mjs';

export const scene = {
  table: 'blush',
  things: () =>
    cloth(190, 800, 460, 420, -14, colour.cream, colour.clay) +
    spoon(1120, 500, 96) +
    bowl(
      600,
      480,
      405,
      {outside: colour.clay, inside: '#F8E7B4', broth: '#F1CE72'},
      gloss('#FBE9AE', 34) +
        at(0, 10, tangle(318, {thick: 5.5, strands: 8, tone: noodle.konjac, bundles: 20})) +
        heap(11, 225, [() => chickenPiece(120, 58), () => chickenPiece(100, 48)], 24) +
        heap(13, 260, [() => carrotCoin(36)], 34) +
        heap(11, 265, [celery], 40) +
        heap(12, 250, [() => pea(12)], 40) +
        spread(
          [
            [-20, -40],
            [150, 110],
            [-150, 120],
          ],
          () => parsley(1.4),
        ) +
        flecks(40, 270),
    ) +
    at(1100, 130, parsley(2.3)) +
    at(120, 150, carrotCoin(60), {lift: 2}) +
    at(215, 110, carrotCoin(46), {lift: 2}),
};
