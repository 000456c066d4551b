import {between, pick, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, fill, stroke} from '../../kit/shapes.mjs';
import {board, bowl} from '../../kit/dishes.mjs';
import {spread} from '../../kit/heap.mjs';
import {dill} from '../../kit/herbs.mjs';
import {sesame} from '../../kit/sprinkles.mjs';
import {cucumber} from '../../kit/vegetables.mjs';

const cucumberBite = () =>
  cucumber(88) +
  at(-1, -3, fill(blob(58, 55, 0.1, 11), '#E3D9C4')) +
  at(-3, -8, fill(blob(54, 50, 0.1, 11), '#FFFBF0')) +
  stroke('M-28 -18Q0 -44 28 -20Q36 10 4 14', '#EFE6D2', 7) +
  at(0, -6, sesame(26, 44, ['#2C2621', '#F1DDA8', '#2C2621', '#FFF3D2', '#C98B4A'])) +
  times(4, () =>
    at(between(-30, 30), between(-36, 26), stroke('M-8 0L8 0', pick(['#C9813F', '#8DB25B']), 5), {
      turn: between(0, 180),
    }),
  );

export const scene = {
  table: 'leaf',
  things: () =>
    board(
      600,
      490,
      1010,
      740,
      -5,
      spread(
        [
          [-330, -190],
          [-110, -210],
          [110, -190],
          [330, -215],
          [-320, 20],
          [-100, 5],
          [125, 30],
          [-330, 225],
          [-110, 225],
          [110, 240],
        ],
        cucumberBite,
        {lift: 2, turn: [-20, 20]},
      ) +
        at(
          350,
          130,
          bowl(
            0,
            0,
            130,
            {outside: colour.clay, broth: '#F1DDA8'},
            sesame(120, 104, ['#2C2621', '#F1DDA8', '#FFF3D2', '#C98B4A']),
          ),
        ),
    ) +
    at(1160, 130, dill(190), {turn: 100, lift: 2}) +
    at(1170, 860, cucumber(70), {lift: 2}) +
    at(90, 880, dill(190), {turn: -30, lift: 2}),
};
