import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, box, circle, curve, ellipse, fill, stroke} from './shapes.mjs';

export const carrotCoin = (radius = 26) =>
  circle(0, 0, radius, colour.carrotDark) +
  circle(-1, -1, radius * 0.92, colour.carrot) +
  circle(0, 0, radius * 0.42, '#F6B066') +
  times(8, (index) =>
    at(0, 0, stroke(`M${radius * 0.5} 0L${radius * 0.78} 0`, '#F6B066', 2.4), {
      turn: index * 45 + 10,
    }),
  );

const stick = (long, wide, paint, light) =>
  stroke(
    curve([
      [-long / 2, between(-5, 5)],
      [0, between(-7, 7)],
      [long / 2, between(-5, 5)],
    ]),
    paint,
    wide,
  ) +
  stroke(
    `M${-long * 0.36} ${-wide * 0.2}L${long * 0.3} ${-wide * 0.22}`,
    light,
    wide * 0.22,
    'opacity=".8"',
  );

export const carrotStick = () => stick(between(60, 96), 9, colour.carrot, '#F9BE7C');

export const pepperStrip = (paint = colour.tomato, light = colour.tomatoLight) =>
  stroke('M-44 10Q0 -26 44 8', paint, 15) + stroke('M-38 4Q0 -26 36 0', light, 4.5, 'opacity=".9"');

export const onionStrip = () =>
  stroke('M-38 10Q0 -30 38 10', '#9C4F79', 10) + stroke('M-36 8Q0 -28 36 8', '#E7C3D5', 5);

export const cabbage = (paint = '#7C4A83') =>
  stroke(
    curve([
      [-40, between(-8, 8)],
      [-14, between(-12, 12)],
      [14, between(-12, 12)],
      [40, between(-8, 8)],
    ]),
    paint,
    9,
  ) +
  stroke(
    curve([
      [-36, -4],
      [0, between(-8, 4)],
      [36, -2],
    ]),
    '#E3CBE2',
    2.6,
    'opacity=".85"',
  );

export const greenCabbage = () =>
  fill(blob(between(26, 44), between(16, 26), 0.18, 8), pick(['#CBDD95', '#B5CE7D', '#DDE8B4'])) +
  stroke('M-22 2Q0 -6 24 0M-4 -2L8 -12', '#F3F7DB', 3);

export const sprout = () =>
  stroke(
    curve([
      [-34, between(-6, 6)],
      [-8, between(-10, 10)],
      [30, between(-8, 8)],
    ]),
    '#DCCFA9',
    8.5,
  ) +
  stroke(
    curve([
      [-34, -2],
      [-8, between(-8, 6)],
      [30, -3],
    ]),
    '#FFFBEE',
    5.5,
  ) +
  ellipse(36, between(-4, 4), 8, 5.4, '#E3D27E');

export const chilli = (radius = 15) =>
  circle(0, 0, radius, '#A81F1B') +
  circle(0, 0, radius * 0.76, colour.tomato) +
  circle(0, 0, radius * 0.52, '#F7D9B0') +
  times(3, (index) => at(0, 0, ellipse(radius * 0.28, 0, 3, 2, '#F0BC58'), {turn: index * 120}));

export const garlic = () =>
  fill('M-12 8C-16 -6 -4 -16 2 -18C10 -10 16 0 10 10C4 16 -8 16 -12 8Z', '#E6D3A6') +
  fill('M-9 6C-12 -5 -3 -13 1 -15C7 -8 11 0 7 7C2 11 -6 11 -9 6Z', '#F8EDCF');

export const celery = () =>
  stroke('M-18 8A20 18 0 0 1 18 8', '#8DB85B', 11) +
  stroke('M-16 5A18 16 0 0 1 16 5', '#D5E7A4', 4);

export const pea = (radius = 10) =>
  circle(0, 0, radius, '#6FA548') + circle(-radius * 0.3, -radius * 0.3, radius * 0.3, '#C3DF93');

export const nori = (wide = 110, high = 80) =>
  box(-wide / 2, -high / 2, wide, high, 5, '#25382F') +
  times(8, () =>
    stroke(
      `M${between(-wide * 0.45, wide * 0.2)} ${between(-high * 0.4, high * 0.4)}l${between(10, 30)} ${between(-4, 4)}`,
      '#3F5A4A',
      3,
    ),
  );

export const chive = () =>
  stroke(
    curve([
      [-40, between(-10, 10)],
      [0, between(-8, 8)],
      [42, between(-10, 10)],
    ]),
    '#5C9A4A',
    8,
  ) +
  stroke(
    curve([
      [-36, -2],
      [0, between(-6, 4)],
      [36, -2],
    ]),
    '#A6CF7B',
    2.6,
  );
