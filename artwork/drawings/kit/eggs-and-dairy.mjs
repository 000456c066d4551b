import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, box, circle, curve, fill, outline, polygon, stroke} from './shapes.mjs';

export const halfEgg = (size = 1) =>
  at(
    0,
    0,
    fill(
      outline([
        [-62, 0],
        [-48, -38],
        [0, -48],
        [52, -36],
        [76, 0],
        [52, 36],
        [0, 48],
        [-48, 38],
      ]),
      '#E7D9BB',
    ) +
      at(
        -1,
        -2,
        fill(
          outline([
            [-60, 0],
            [-46, -36],
            [0, -46],
            [50, -34],
            [73, 0],
            [50, 34],
            [0, 46],
            [-46, 36],
          ]),
          colour.eggWhite,
        ),
      ) +
      circle(-6, 0, 31, '#E08E22') +
      circle(-7, -1, 28, colour.yolk) +
      circle(-11, -5, 17, colour.yolkLight) +
      stroke('M-22 -14q5 -9 14 -9', '#fff', 4, 'opacity=".8"'),
    {size},
  );

export const friedEgg = (radius = 120) =>
  fill(blob(radius, radius * 0.92, 0.13, 11), '#D9A763') +
  at(-2, -3, fill(blob(radius * 0.95, radius * 0.87, 0.12, 11), colour.eggWhite)) +
  circle(2, 5, radius * 0.4, '#DB8620') +
  circle(0, 0, radius * 0.39, colour.yolk) +
  circle(-5, -6, radius * 0.26, colour.yolkLight) +
  stroke(
    `M${-radius * 0.24} ${-radius * 0.1}q6 ${-radius * 0.14} ${radius * 0.18} ${-radius * 0.15}`,
    '#fff',
    7,
    'opacity=".85"',
  );

/** A silky wisp of beaten egg, as it sets in hot broth. */
export function eggRibbon(long = 150) {
  const sway = Array.from({length: 6}, (_, index) => [
    -long / 2 + (index * long) / 5,
    between(-20, 20),
  ]);
  const wide = sway.map((_, index) => between(9, 20) * Math.sin(0.5 + (index / 5) * 2.2));
  const lower = sway.map(([x, y], index) => [x, y + wide[index]]).toReversed();
  const shape = outline([...sway.map(([x, y], index) => [x, y - wide[index]]), ...lower]);
  return (
    fill(shape, '#EBB53E', 'opacity=".9"') +
    at(-1, -3, fill(shape, '#FBDD86', 'opacity=".95"'), {size: 0.9}) +
    stroke(
      curve(sway.map(([x, y], index) => [x * 0.8, y - wide[index] * 0.4])),
      '#FFF6CF',
      4,
      'opacity=".9"',
    )
  );
}

export const eggStrip = () =>
  stroke(
    curve([
      [-36, between(-8, 8)],
      [0, between(-10, 10)],
      [38, between(-8, 8)],
    ]),
    '#E3A93A',
    20,
  ) +
  stroke(
    curve([
      [-34, -3],
      [0, between(-8, 4)],
      [34, -3],
    ]),
    '#FBDB7E',
    13,
  );

const cube = (side = 40, [top, front, edge] = ['#FFF9EA', '#EBDDBF', '#D9C7A0']) =>
  box(-side / 2, -side / 2 + side * 0.2, side, side, 5, edge) +
  box(-side / 2, -side / 2, side, side, 6, front) +
  box(-side / 2 + 2, -side / 2 + 1, side - 4, side * 0.8, 6, top);

export const tofu = (side = 46) => cube(side);

export const feta = () =>
  fill(blob(between(12, 22), between(10, 16), 0.2, 6), '#E8E0CC') +
  at(-1, -2, fill(blob(between(10, 18), between(8, 13), 0.16, 6), '#FFFDF6'));

export const shavings = (count, spread) =>
  times(count, () =>
    at(
      between(-spread, spread),
      between(-spread, spread) * 0.8,
      fill(
        polygon([
          [-26, -7],
          [20, -12],
          [28, 5],
          [-16, 10],
        ]),
        '#F9E7B4',
      ) + stroke('M-22 -5L18 -10', '#FFF8E0', 3),
      {turn: between(0, 360), size: between(0.6, 1.1), lift: 1},
    ),
  );
