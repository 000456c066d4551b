import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, ellipse, stroke} from '../../kit/shapes.mjs';
import {gloss} from '../../kit/broth.mjs';
import {nori} from '../../kit/cut-vegetables.mjs';
import {bowl, sauceDish} from '../../kit/dishes.mjs';
import {tofu} from '../../kit/eggs-and-dairy.mjs';
import {arc, spread} from '../../kit/heap.mjs';
import {shiitake} from '../../kit/mushrooms.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';

const enokiBunch = () =>
  times(15, () => {
    const [x, y] = [between(-48, 48), between(-62, -20)];
    return (
      stroke(`M${x * 0.25} 74Q${x * 0.5} 20 ${x} ${y}`, '#DCC79C', 8) +
      stroke(`M${x * 0.25} 74Q${x * 0.5} 20 ${x} ${y}`, '#F4E8CB', 5) +
      ellipse(x, y - 3, 12, 10, '#DFCBA2') +
      ellipse(x - 1, y - 5, 11, 8.5, '#FFF8E6')
    );
  });

export const scene = {
  table: 'sand',
  things: () =>
    cloth(1090, 210, 420, 460, 24, '#DDE7D8', colour.leaf) +
    chopsticks(1075, 560, 720, 82) +
    bowl(
      560,
      490,
      410,
      {outside: colour.leafDark, inside: '#E8CE9C', broth: '#D9AE68'},
      gloss('#F6DDA2') +
        at(10, 15, tangle(318, {thick: 6, strands: 7, tone: noodle.konjac, bundles: 22})) +
        spread(
          [
            [-190, -60],
            [-130, -175],
            [-215, 70],
          ],
          () => shiitake(72),
          {turn: [-30, 30]},
        ) +
        at(150, -150, enokiBunch(), {turn: 38, size: 1.5, lift: 1}) +
        at(60, -215, enokiBunch(), {turn: 8, size: 1.3, lift: 1}) +
        spread(
          [
            [150, 130],
            [220, 60],
            [80, 200],
            [170, 215],
            [0, 130],
          ],
          () => tofu(70),
          {turn: [-25, 25]},
        ) +
        spread(arc(14, 120, 60, 260), () => scallion(1.3)) +
        at(-130, 190, nori(130, 110), {turn: -24, lift: 1}) +
        sesame(26, 230),
    ) +
    sauceDish(1120, 860, 100, '#5A3420', colour.clay),
};
