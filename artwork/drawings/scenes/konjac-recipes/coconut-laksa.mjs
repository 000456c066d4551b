import {times} from '../../kit/random.mjs';
import {at, faint, stroke} from '../../kit/shapes.mjs';
import {gloss} from '../../kit/broth.mjs';
import {citrus, limeTones, wedge} from '../../kit/citrus.mjs';
import {chilli, sprout} from '../../kit/cut-vegetables.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {halfEgg} from '../../kit/eggs-and-dairy.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {leaf, mintSprig, parsley} from '../../kit/herbs.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {shrimp} from '../../kit/seafood.mjs';
import {chopsticks} from '../../kit/tableware.mjs';

export const scene = {
  table: 'leaf',
  things: () =>
    at(120, 140, leaf(340, 150, '#5C9A55', '#417D45', '#94C27A'), {turn: 28, lift: 2}) +
    chopsticks(1110, 430, 720, 100) +
    bowl(
      590,
      490,
      410,
      {outside: '#1F4232', inside: '#F3B566', broth: '#E98F3F'},
      gloss('#FBC98A', 40) +
        at(10, 20, tangle(318, {thick: 9, tone: noodle.konjac, bundles: 22})) +
        times(3, (index) =>
          faint(
            0.8,
            stroke(`M${-220 + index * 60} ${190 - index * 30}q60 -50 140 -10`, '#FDEBCB', 9),
          ),
        ) +
        spread(
          [
            [-190, -40],
            [-110, -165],
            [40, -215],
            [-205, 95],
          ],
          () => shrimp(1.45),
        ) +
        at(165, -90, halfEgg(1.3), {turn: -20, lift: 1}) +
        at(215, 40, halfEgg(1.3), {turn: 14, lift: 1}) +
        spread(arc(9, 190, 60, 140), sprout) +
        heap(8, 150, [() => chilli(17)], 60) +
        spread(
          [
            [-30, 40],
            [70, 120],
          ],
          () => parsley(1.6),
        ) +
        at(-60, -20, mintSprig(1.2)) +
        at(150, 180, citrus(56, limeTones), {lift: 1}),
    ) +
    at(1110, 850, wedge(85, limeTones), {turn: -24, lift: 2}) +
    at(140, 850, chilli(40), {lift: 2}) +
    at(225, 900, chilli(32), {lift: 2}),
};
