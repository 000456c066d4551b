import {colour} from '../../kit/palette.mjs';
import {at} from '../../kit/shapes.mjs';
import {gloss} from '../../kit/broth.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {eggRibbon} from '../../kit/eggs-and-dairy.mjs';
import {heap} from '../../kit/heap.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {cloth, spoon} from '../../kit/tableware.mjs';

export const scene = {
  table: 'sage',
  things: () =>
    cloth(1090, 790, 420, 460, -18, colour.cream, colour.clay) +
    spoon(1110, 480, 84) +
    bowl(
      570,
      480,
      405,
      {outside: '#4A5688', inside: '#F8EBC4', broth: '#F0D38A'},
      gloss('#FFF3C4', 34) +
        at(0, 10, tangle(310, {thick: 6, strands: 7, tone: noodle.konjac, bundles: 17})) +
        heap(24, 290, [() => eggRibbon(170), () => eggRibbon(130)], 26) +
        heap(30, 270, [() => scallion(1.25)], 40) +
        sesame(24, 240, ['#FFF3D2', '#3B312A']),
    ) +
    at(130, 150, scallion(4)) +
    at(215, 120, scallion(3.2)) +
    at(150, 240, scallion(2.8)),
};
