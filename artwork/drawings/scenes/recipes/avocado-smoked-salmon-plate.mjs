import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, circle, scatter} from '../../kit/shapes.mjs';
import {citrus, wedge} from '../../kit/citrus.mjs';
import {plate} from '../../kit/dishes.mjs';
import {halfEgg} from '../../kit/eggs-and-dairy.mjs';
import {arc, spread} from '../../kit/heap.mjs';
import {dill} from '../../kit/herbs.mjs';
import {smokedSalmon} from '../../kit/seafood.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';
import {avocadoFan, cucumber} from '../../kit/vegetables.mjs';

export const scene = {
  table: 'sage',
  things: () =>
    cloth(1120, 230, 420, 440, 14, colour.cream, colour.clay) +
    fork(1130, 560, 92) +
    plate(
      560,
      485,
      412,
      {line: colour.clay},
      at(-215, 120, avocadoFan(9, 40, 1.35), {turn: -18}) +
        spread(
          [
            [-150, -130],
            [20, -185],
            [-10, -50],
            [160, -130],
          ],
          () => smokedSalmon(1.2),
          {turn: [-30, 30], lift: 2},
        ) +
        at(225, 20, halfEgg(1.5), {turn: -60, lift: 2}) +
        at(240, 150, halfEgg(1.5), {turn: -80, lift: 2}) +
        spread(arc(5, 265, 178, 232), () => cucumber(54)) +
        at(60, 235, citrus(60), {lift: 1}) +
        at(-40, -130, dill(150), {turn: -30, lift: 1}) +
        at(40, -70, dill(130), {turn: 20, lift: 1}) +
        spread(
          scatter(12, 230, 30),
          () => circle(0, 0, 9, '#6B7D3C') + circle(-2, -3, 4, '#A3B266'),
        ) +
        times(40, () => circle(between(-230, 230), between(-230, 230), 2.6, '#3B2D22')),
    ) +
    at(120, 150, dill(210), {turn: 40, lift: 2}) +
    at(140, 840, wedge(90), {turn: 24, lift: 2}),
};
