import {colour} from '../../kit/palette.mjs';
import {at, stroke} from '../../kit/shapes.mjs';
import {gloss} from '../../kit/broth.mjs';
import {citrus, limeTones, wedge} from '../../kit/citrus.mjs';
import {chilli, sprout} from '../../kit/cut-vegetables.mjs';
import {bowl, sauceDish} from '../../kit/dishes.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {leaf, parsley} from '../../kit/herbs.mjs';
import {rareBeef} from '../../kit/meat.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {scallion} from '../../kit/sprinkles.mjs';
import {chopsticks} from '../../kit/tableware.mjs';

export const scene = {
  table: 'mist',
  things: () =>
    chopsticks(1100, 420, 720, 78) +
    at(1090, 830, leaf(190, 110), {turn: 200, lift: 2}) +
    at(1150, 850, leaf(160, 100), {turn: 250, lift: 2}) +
    bowl(
      570,
      490,
      410,
      {outside: '#3C5B7A', inside: '#E9C893', broth: '#B97A3F'},
      gloss('#E7B877', 40) +
        at(0, 20, tangle(318, {thick: 6, strands: 7, tone: noodle.konjac, bundles: 24})) +
        spread(
          [
            [-200, -40],
            [-130, -130],
            [-40, -200],
            [60, -210],
            [-170, 60],
            [-60, -70],
            [40, -110],
          ],
          () => rareBeef(),
        ) +
        spread(arc(12, 185, 20, 120), sprout) +
        heap(9, 120, [() => chilli(18)], 70) +
        spread(arc(8, 80, 100, 330), () => scallion(1.3)) +
        at(150, -60, leaf(120, 74), {turn: -30, lift: 1}) +
        at(160, -40, leaf(105, 70), {turn: 20, lift: 1}) +
        at(-80, 130, parsley(1.6)) +
        at(0, 190, citrus(58, limeTones), {lift: 1}) +
        spread(arc(5, 120, 190, 300), () => stroke('M-30 8Q0 -22 30 8', '#F3E9F0', 6)),
    ) +
    at(130, 160, wedge(90, limeTones), {turn: 24, lift: 2}) +
    sauceDish(1120, 130, 105, '#8E2418', colour.leaf) +
    at(130, 860, chilli(38), {lift: 2}),
};
