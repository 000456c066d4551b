import {between} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, fill, scatter, stroke} from '../../kit/shapes.mjs';
import {nori, pea} from '../../kit/cut-vegetables.mjs';
import {bowl, skillet} from '../../kit/dishes.mjs';
import {friedEgg} from '../../kit/eggs-and-dairy.mjs';
import {arc, heap, spread} from '../../kit/heap.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {cloth} from '../../kit/tableware.mjs';

const rice = (count, radius, paints) =>
  scatter(count, radius, 10)
    .map(([x, y], index) =>
      at(
        x,
        y,
        stroke('M-7 0L7 0', '#B25A2A', 11, 'opacity=".5"') +
          stroke('M-7 -1.500L7 -1.500', paints[index % paints.length], 9),
        {turn: between(0, 180)},
      ),
    )
    .join('');

/** A torn leaf of kimchi: frilled red edge, pale rib. */
const kimchi = () =>
  fill(blob(between(48, 66), between(28, 40), 0.24, 13), '#A82E1B') +
  at(-2, -3, fill(blob(between(40, 52), between(20, 28), 0.24, 12), '#D4502C')) +
  fill(`M-40 6Q-10 -12 36 -4L40 8Q0 8 -34 18Z`, '#F5CE9B') +
  stroke(`M-30 8Q0 ${between(-6, 2)} 34 1M-14 -2L-4 -18M8 -5L20 -18M0 8L12 20`, '#E98A55', 3.6);

export const scene = {
  table: 'mist',
  things: () =>
    cloth(170, 170, 420, 400, 18, colour.cream, colour.clay) +
    skillet(
      560,
      500,
      385,
      -24,
      circle(0, 0, 335, '#D98B4E') +
        rice(560, 322, ['#F2B578', '#EFA663', '#F7CC97', '#E98F4C']) +
        heap(26, 290, [kimchi, () => pea(13), kimchi, () => scallion(1.2)], 36, 1.15) +
        at(-6, -20, friedEgg(170), {lift: 2}) +
        spread(arc(10, 235, 0, 300), () => scallion(1.5)) +
        at(165, 175, nori(150, 34), {turn: 24, lift: 1}) +
        at(200, 130, nori(140, 32), {turn: 50, lift: 1}) +
        at(120, 212, nori(130, 30), {turn: 8, lift: 1}) +
        sesame(70, 290),
    ) +
    bowl(
      1110,
      790,
      150,
      {outside: colour.leaf, broth: '#E4A07A'},
      heap(10, 100, [kimchi], 14) + sesame(14, 90),
    ),
};
