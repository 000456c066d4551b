import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, curve, fill, outline, stroke} from './shapes.mjs';

/** A pointed leaf along the x axis, stem end at the origin. */
export function leaf(
  long,
  wide,
  paint = colour.basil,
  shade = colour.basilDark,
  light = colour.basilLight,
) {
  const bend = between(-0.12, 0.12) * long;
  const edge = (side) => [
    [long * 0.1, side * wide * 0.3],
    [long * 0.34, side * wide * 0.52],
    [long * 0.64, side * wide * 0.47 + bend],
    [long * 0.88, side * wide * 0.22 + bend],
  ];
  const tip = [long, bend * 1.2];
  const shape = outline([[0, 0], ...edge(-1), tip, ...edge(1).toReversed()]);
  const half = outline([
    [0, 0],
    [long * 0.35, bend * 0.5],
    [long * 0.7, bend],
    tip,
    ...edge(1).toReversed(),
  ]);
  const vein = curve([
    [0, 0],
    [long * 0.4, bend * 0.6],
    [long * 0.9, bend * 1.1],
  ]);
  const ribs = times(3, (index) => {
    const from = long * (0.25 + index * 0.2);
    const middle = bend * (0.4 + index * 0.25);
    return stroke(
      `M${from} ${middle}l${long * 0.12} ${-wide * 0.26}M${from} ${middle}l${long * 0.12} ${wide * 0.26}`,
      light,
      wide * 0.03 + 0.6,
      'opacity=".4"',
    );
  });
  return (
    fill(shape, paint) +
    fill(half, shade, 'opacity=".5"') +
    stroke(
      curve([
        [long * 0.2, -wide * 0.3],
        [long * 0.42, -wide * 0.38],
        [long * 0.66, -wide * 0.3 + bend],
      ]),
      '#fff',
      wide * 0.06,
      'opacity=".28"',
    ) +
    ribs +
    stroke(vein, light, wide * 0.045 + 1)
  );
}

const rosette = (leaves, tones, size) =>
  leaves
    .map(([turn, long, wide]) =>
      at(0, 0, leaf(long, long * wide, ...tones), {turn: turn + between(-10, 10), size, lift: 1}),
    )
    .join('');

export const basilSprig = (size = 1) =>
  rosette(
    [
      [196, 96, 0.62],
      [338, 92, 0.64],
      [80, 78, 0.7],
      [268, 70, 0.74],
      [30, 52, 0.78],
    ],
    [colour.basil, colour.basilDark, colour.basilLight],
    size,
  );

export const mintSprig = (size = 1) =>
  rosette(
    [
      [150, 46, 0.66],
      [215, 48, 0.66],
      [335, 48, 0.66],
      [40, 44, 0.66],
      [275, 54, 0.7],
    ],
    ['#6FAE6A', colour.basil, '#B4D79A'],
    size,
  );

export const greens = [colour.basil, colour.basilDark, colour.basilLight];

export const branch = (long, leaves, tones) =>
  stroke(`M0 0Q${long / 2} -30 ${long} 0`, '#6B7A45', 6) +
  times(leaves, (index) =>
    at(
      (index / leaves) * long + 20,
      -16 * Math.sin((index / leaves) * 3.1),
      leaf(between(76, 100), 44, ...tones),
      {turn: index % 2 ? -46 : 46, lift: 1},
    ),
  ) +
  at(long - 6, 0, leaf(90, 44, ...tones));
