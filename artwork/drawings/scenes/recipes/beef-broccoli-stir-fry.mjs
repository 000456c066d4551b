import {colour} from '../../kit/palette.mjs';
import {blob, fill, stroke} from '../../kit/shapes.mjs';
import {chilli, pepperStrip} from '../../kit/cut-vegetables.mjs';
import {sauceDish, skillet} from '../../kit/dishes.mjs';
import {broccoli} from '../../kit/greens.mjs';
import {heap} from '../../kit/heap.mjs';
import {beefStrip} from '../../kit/meat.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';

function carrotLike() {
  return (
    stroke('M-40 0Q0 -16 40 2', colour.carrotDark, 16) + stroke('M-36 -3Q0 -17 34 -2', '#F4AA5C', 7)
  );
}

export const scene = {
  table: 'mist',
  things: () =>
    cloth(170, 180, 440, 420, 20, colour.cream, colour.leaf) +
    skillet(
      560,
      495,
      395,
      -20,
      fill(blob(300, 295, 0.05, 12), '#5E3420') +
        heap(20, 290, [() => beefStrip(190, 78), () => beefStrip(170, 70)], 30) +
        heap(9, 265, [() => broccoli(1.3)], 40) +
        heap(7, 230, [() => beefStrip(180, 74)], 40) +
        heap(9, 250, [() => pepperStrip(), carrotLike], 50, 1.2) +
        heap(14, 250, [() => scallion(1.4)], 50) +
        heap(6, 200, [() => chilli(17)], 60) +
        sesame(120, 280),
    ) +
    sauceDish(1125, 810, 120, '#4A2A1A', colour.clay, sesame(24, 74)) +
    chopsticks(1010, 560, 440, 70),
};
