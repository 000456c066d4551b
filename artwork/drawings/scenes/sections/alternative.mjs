import {times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, box, circle, fill, stroke} from '../../kit/shapes.mjs';
import {bottle} from '../../kit/glassware.mjs';
import {spread} from '../../kit/heap.mjs';
import {greens, leaf} from '../../kit/herbs.mjs';
import {counter, ground} from '../../kit/standing.mjs';

const pot = () =>
  fill('M-150 0L-116 230Q-112 250 -90 250H90Q112 250 116 230L150 0Z', colour.clay) +
  fill('M40 250H90Q112 250 116 230L150 0H96Q90 140 40 250Z', '#8F3D22', 'opacity=".55"') +
  box(-168, -46, 336, 66, 14, '#C4633E') +
  box(80, -46, 88, 66, 14, '#8F3D22', 'opacity=".35"') +
  stroke('M-118 40L-96 190', '#fff', 12, 'opacity=".28"');

const plant = () =>
  [
    [-90, 330, 120],
    [-122, 270, 104],
    [-58, 270, 108],
    [-150, 210, 92],
    [-30, 214, 92],
    [-104, 190, 90],
    [-74, 200, 90],
  ]
    .map(([turn, long, wide]) => at(0, 10, leaf(long, wide, ...greens), {turn, lift: 2}))
    .join('');

const syringe = () =>
  box(-150, -30, 300, 60, 10, '#F4F8F7', 'opacity=".95"') +
  box(-150, -30, 190, 60, 10, '#BFDDE2') +
  times(7, (index) => stroke(`M${-120 + index * 36} -30v20`, '#7C9398', 4)) +
  box(-190, -14, 46, 28, 6, '#9AA9AB') +
  stroke('M-190 0H-270', '#9AA9AB', 5) +
  box(150, -12, 90, 24, 4, '#C5CFD0') +
  box(236, -44, 18, 88, 8, '#9AA9AB') +
  stroke('M-136 -18H120', '#fff', 7, 'opacity=".8"');

export const scene = {
  table: 'sage',
  swept: false,
  things: () =>
    box(640, -10, 680, 980, 0, '#D5DADA') +
    circle(330, 400, 300, '#F4DA9C', 'opacity=".75"') +
    circle(960, 400, 250, '#E6EAEA', 'opacity=".9"') +
    counter(690, '#EFE1C8', '#D6BE97') +
    box(640, 690, 680, 170, 0, '#DDE0DF') +
    box(640, 860, 680, 120, 0, '#C3C9C9') +
    ground(330, 850, 170) +
    at(330, 590, plant() + pot()) +
    bottle(960, 840, {
      paint: '#E08F3A',
      cap: '#FDFDFB',
      label: '#FBFBF8',
      size: 1.2,
      mark: times(4, (index) =>
        box(-66, -170 + index * 26, index === 0 ? 90 : 130 - index * 16, 10, 5, '#9AA9AB'),
      ),
    }) +
    at(1060, 880, syringe(), {turn: -8, size: 0.72, lift: 2}) +
    spread(
      [
        [760, 870],
        [700, 900],
        [790, 915],
      ],
      () =>
        box(-34, -15, 68, 30, 15, '#F8F4EA') +
        box(0, -15, 34, 30, 15, '#7FA7B5') +
        box(-8, -15, 16, 30, 0, '#7FA7B5'),
      {lift: 2},
    ) +
    at(110, 890, leaf(130, 70, ...greens), {turn: -14, lift: 2}) +
    at(500, 890, leaf(110, 60, ...greens), {turn: 200, lift: 2}) +
    box(636, 0, 8, 960, 0, colour.cream),
};
