import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, fill, outline, polygon, stroke} from './shapes.mjs';

export const peanut = (size = 1) =>
  at(
    0,
    0,
    fill(
      outline([
        [-30, 0],
        [-24, -15],
        [-8, -13],
        [0, -9],
        [8, -13],
        [24, -15],
        [30, 0],
        [24, 15],
        [8, 13],
        [0, 9],
        [-8, 13],
        [-24, 15],
      ]),
      '#B9813F',
    ) +
      fill(
        outline([
          [-28, -1],
          [-23, -13],
          [-8, -11],
          [0, -8],
          [8, -11],
          [23, -13],
          [27, -2],
          [18, 8],
          [0, 5],
          [-18, 8],
        ]),
        '#DDAE6A',
      ) +
      stroke('M-20 -5L-10 -6M8 -6L20 -6M-18 3L-8 2M8 2L18 3', '#B9813F', 2),
    {size},
  );

/** A chip of chopped nut. */
export const almondPiece = () =>
  fill(
    polygon(
      [
        [-10, -5],
        [4, -9],
        [12, 1],
        [2, 9],
        [-9, 5],
      ].map(([x, y]) => [x + between(-2, 2), y + between(-2, 2)]),
    ),
    '#B9803F',
  ) +
  fill(
    polygon([
      [-8, -5],
      [4, -8],
      [9, -1],
      [1, 5],
      [-7, 3],
    ]),
    pick(['#F3D9A6', '#EBC88B', '#F8E5BF']),
  );

export const almond = (size = 1) =>
  at(
    0,
    0,
    fill(
      outline([
        [-34, 0],
        [-18, -18],
        [8, -17],
        [34, 0],
        [8, 17],
        [-18, 18],
      ]),
      '#8F5427',
    ) +
      fill(
        outline([
          [-32, -1],
          [-17, -16],
          [8, -15],
          [30, -1],
          [6, 10],
          [-18, 12],
        ]),
        '#B97A42',
      ) +
      stroke('M-24 -4Q0 -10 24 -2M-22 3Q0 0 22 4', '#8F5427', 2.4, 'opacity=".8"'),
    {size},
  );

export const cocoaBall = (radius = 70) =>
  fill(blob(radius, radius, 0.025, 12), colour.cocoaDark) +
  at(
    -radius * 0.07,
    -radius * 0.09,
    fill(blob(radius * 0.88, radius * 0.86, 0.03, 12), colour.cocoa),
  ) +
  at(
    -radius * 0.24,
    -radius * 0.28,
    fill(blob(radius * 0.58, radius * 0.5, 0.08, 9), colour.cocoaLight, 'opacity=".6"'),
  ) +
  at(
    -radius * 0.32,
    -radius * 0.36,
    fill(blob(radius * 0.28, radius * 0.2, 0.1, 8), '#B5835C', 'opacity=".55"'),
  ) +
  times(26, () => {
    const angle = between(0, 6.28);
    const away = radius * Math.sqrt(between(0, 0.8));
    return at(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      fill(blob(between(2.5, 6), between(2, 4), 0.3, 5), pick(['#2E1A10', '#9A6A48', '#7A4E33'])),
      {turn: between(0, 180)},
    );
  });
