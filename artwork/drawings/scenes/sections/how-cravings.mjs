import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, box, circle, fill, outline} from '../../kit/shapes.mjs';
import {citrus, orangeSlice} from '../../kit/citrus.mjs';
import {blueberry, raspberry, strawberryHalf} from '../../kit/fruit.mjs';
import {glass} from '../../kit/glassware.mjs';
import {spread} from '../../kit/heap.mjs';
import {branch, greens} from '../../kit/herbs.mjs';
import {counter} from '../../kit/standing.mjs';

const gummy = (paint, light) =>
  fill(
    outline([
      [-34, 28],
      [-40, 0],
      [-30, -26],
      [0, -38],
      [30, -26],
      [40, 0],
      [34, 28],
      [0, 34],
    ]),
    paint,
  ) +
  fill(
    outline([
      [-24, 8],
      [-28, -8],
      [-18, -22],
      [0, -28],
      [6, -20],
      [-8, -8],
    ]),
    light,
    'opacity=".75"',
  ) +
  times(16, () => circle(between(-28, 28), between(-26, 26), 1.8, '#fff', 'opacity=".7"'));

const gummyTones = [
  ['#C2395F', '#F095AE'],
  ['#E58A33', '#FAD09A'],
  ['#6FA04A', '#C3DD98'],
  ['#8E4B8A', '#D3A4D0'],
];

export const scene = {
  table: 'blush',
  swept: false,
  things: () =>
    circle(560, 330, 290, '#FAE3D2', 'opacity=".8"') +
    counter(640, '#F3E2CB', '#DDBB98') +
    glass(560, 800, 210, 460, {
      level: 0.01,
      foot: 0.96,
      inside: spread(
        Array.from({length: 46}, (_, index) => [
          -165 + (index % 6) * 66 + between(-12, 12),
          -36 - Math.floor(index / 6) * 48 + between(-8, 8),
        ]),
        (index) => at(0, 0, gummy(...gummyTones[(index * 7) % 4]), {size: 1.05}),
        {turn: [-50, 50]},
      ),
    }) +
    at(
      560,
      330,
      box(-222, -40, 444, 70, 20, colour.wood) +
        box(-222, -40, 444, 20, 14, colour.woodLight) +
        box(120, -40, 102, 70, 20, colour.woodDark, 'opacity=".4"'),
      {lift: 2},
    ) +
    at(
      560,
      650,
      box(-120, -78, 240, 156, 20, colour.cream) +
        at(-60, 30, branch(120, 4, greens), {turn: -14, size: 0.9}),
      {lift: 1},
    ) +
    spread(
      [
        [930, 830, 0],
        [1010, 800, 1],
        [1075, 850, 2],
        [860, 870, 3],
      ].map(([x, y]) => [x, y]),
      (index) => at(0, 0, gummy(...gummyTones[index]), {size: 1.35}),
      {lift: 2, turn: [-30, 30]},
    ) +
    at(1060, 650, citrus(120, orangeSlice), {lift: 2}) +
    at(930, 690, citrus(84, orangeSlice), {lift: 2}) +
    at(170, 800, strawberryHalf(1.9), {turn: -14, lift: 2}) +
    at(290, 870, raspberry(54), {lift: 2}) +
    spread(
      [
        [90, 880],
        [200, 900],
        [370, 885],
      ],
      () => blueberry(40),
      {lift: 2},
    ),
};
