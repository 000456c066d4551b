import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, circle, curve, ellipse, fill, outline, ring, stroke} from './shapes.mjs';

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
  const shape = outline([[0, 0], ...edge(-1), tip, ...edge(1).reverse()]);
  const half = outline([
    [0, 0],
    [long * 0.35, bend * 0.5],
    [long * 0.7, bend],
    tip,
    ...edge(1).reverse(),
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

/** Flat parsley or cilantro: three scalloped leaflets on a thin stem. */
export function parsley(size = 1) {
  const leaflet = (turn, x, y) => {
    const paint = pick([colour.basil, '#5E9E50', '#438045']);
    const lobes = [
      [-12, -14, 9],
      [12, -14, 9],
      [-7, -24, 9],
      [7, -24, 9],
      [0, -30, 8],
      [0, -14, 11],
    ]
      .map(([left, up, wide]) => ellipse(left, up, wide, wide * 0.86, paint))
      .join('');
    return at(x, y, lobes + stroke('M0 2V-26M0 -10L-10 -17M0 -10L10 -17', colour.basilLight, 1.8), {
      turn,
    });
  };
  return at(
    0,
    0,
    stroke('M0 40C-3 24 2 10 0 -2', colour.basil, 3.4) +
      leaflet(-66, -3, 2) +
      leaflet(66, 3, 2) +
      leaflet(0, 0, -4),
    {turn: between(0, 360), size, lift: 1},
  );
}

export const flecks = (
  count,
  spread,
  paints = [colour.basil, colour.basilDark, colour.basilLight],
) =>
  times(count, () => {
    const angle = between(0, 6.28);
    const away = spread * Math.sqrt(between(0, 1));
    return at(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      fill(blob(between(2.5, 6), between(2, 4), 0.3, 5), pick(paints)),
      {turn: between(0, 180)},
    );
  });

export function dill(long = 170, paint = colour.basil) {
  const fronds = times(16, (index) => {
    const along = (index / 16) * long;
    const reach = 34 * Math.sin(0.5 + (index / 16) * 2.4) + 6;
    const side = index % 2 ? 1 : -1;
    return stroke(
      `M${along} 0q${reach * 0.5} ${side * reach * 0.3} ${reach * 0.7} ${side * reach}M${along + reach * 0.3} ${side * reach * 0.3}l${reach * 0.5} ${side * reach * 0.12}M${along + reach * 0.5} ${side * reach * 0.62}l${reach * 0.42} ${side * reach * 0.2}`,
      index % 3 ? paint : colour.basilLight,
      2.6,
    );
  });
  return stroke(`M-30 4Q${long / 2} -8 ${long} 0`, colour.basilDark, 3.6) + fronds;
}

export function thyme(long = 130) {
  const leaves = times(14, (index) =>
    at(
      (index / 14) * long,
      index % 2 ? -8 : 8,
      ellipse(0, 0, 9, 4.5, pick(['#6E8F5C', '#567A4B', '#8AA873'])),
      {turn: index % 2 ? -48 : 48},
    ),
  );
  return stroke(`M-12 0Q${long / 2} 8 ${long} 0`, '#7B6A45', 3) + leaves;
}

export const scallion = (size = 1) =>
  at(
    0,
    0,
    circle(0, 0, 12, '#7FB35A') +
      circle(-1, -1, 10, '#CFE3A0') +
      ring(0, 0, 5.5, '#8DBE67', 2.4) +
      circle(0, 0, 3, '#F3F7DA'),
    {size: size * between(0.75, 1.1), lift: 1},
  );

export const scallions = (spots, size = 1) =>
  spots.map(([x, y]) => at(x, y, scallion(size))).join('');

export const sesame = (count, spread, paints = ['#FFF3D2', '#F1DDA8', '#3B312A']) =>
  times(count, () => {
    const angle = between(0, 6.28);
    const away = spread * Math.sqrt(between(0, 1));
    return at(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      ellipse(0.8, 1.4, 5.6, 3.4, colour.shadow, 'opacity=".35"') +
        ellipse(0, 0, 5.4, 3.2, pick(paints)),
      {turn: between(0, 180)},
    );
  });

export function spinach(size = 1) {
  return at(
    0,
    0,
    leaf(92, 62, '#4B8A4A', '#2F6B3A', '#86B56B') + stroke('M4 0L-26 4', '#86B56B', 5),
    {size, turn: between(0, 360), lift: 1},
  );
}

/** A crisp cup of lettuce with a ruffled edge. */
export function lettuce(across = 170, down = 120) {
  const ruffle = (grow, paint) =>
    fill(
      outline(
        Array.from({length: 26}, (_, index) => {
          const angle = (index / 26) * Math.PI * 2;
          const reach = grow * (index % 2 ? 1.03 : 0.98) * (1 + between(-0.035, 0.035));
          return [Math.cos(angle) * across * reach, Math.sin(angle) * down * reach];
        }),
      ),
      paint,
    );
  const veins = times(9, (index) =>
    stroke(
      `M${-across * 0.75} 0Q${between(-20, 20)} ${(index - 4) * down * 0.1} ${across * 0.75} ${(index - 4) * down * 0.2}`,
      '#E4F0C0',
      3.4,
      'opacity=".65"',
    ),
  );
  return ruffle(1, '#7FB253') + ruffle(0.93, '#A5CC6B') + ruffle(0.8, '#BEDC86') + veins;
}

export function asparagus(long = 420) {
  const scales = times(4, (index) =>
    fill(`M${long * 0.12 + index * long * 0.19} -9q16 9 0 18q-8 -9 0 -18Z`, '#4E7F3E'),
  );
  const tip =
    fill(
      outline([
        [long * 0.8, -13],
        [long * 0.93, -15],
        [long, 0],
        [long * 0.93, 15],
        [long * 0.8, 13],
      ]),
      '#4D7C45',
    ) +
    times(6, (index) =>
      stroke(
        `M${long * (0.82 + index * 0.027)} ${index % 2 ? -9 : 9}l14 ${index % 2 ? 5 : -5}`,
        '#89AF62',
        3,
      ),
    );
  return (
    fill(`M0 -12L${long * 0.84} -13V13L0 12Z`, '#7CA653') +
    stroke(`M8 -5L${long * 0.8} -6`, '#B3D080', 5, 'opacity=".8"') +
    ellipse(0, 0, 5, 12, '#C9D99B') +
    scales +
    tip
  );
}

export function broccoli(size = 1) {
  const stem =
    fill('M-15 0C-14 26 -20 40 -17 58C-6 64 8 64 18 58C20 40 14 26 16 0Z', '#A7C673') +
    stroke('M-6 8C-5 28 -9 40 -8 54', '#D0E29B', 5, 'opacity=".8"') +
    stroke('M-12 14L-30 0M12 14L30 0', '#8FB45D', 11);
  const heads = [
    [0, -20, 34],
    [-34, -6, 27],
    [34, -6, 27],
    [-18, 4, 22],
    [20, 4, 22],
    [-22, -34, 22],
    [22, -34, 22],
  ];
  const crown = heads
    .map(([x, y, radius]) => fill(at0(x, y, radius), pick(['#3E7A41', '#44834A', '#376E3C'])))
    .join('');
  const buds = heads
    .map(([x, y, radius]) =>
      times(9, () =>
        circle(
          x + between(-0.7, 0.7) * radius,
          y - 3 + between(-0.7, 0.5) * radius,
          between(2.5, 5),
          pick(['#6FAA58', '#5B9650', '#85BA64']),
        ),
      ),
    )
    .join('');
  return at(0, 0, stem + crown + buds, {size});
}

const at0 = (x, y, radius) =>
  outline(
    Array.from({length: 11}, (_, index) => {
      const angle = (index / 11) * 6.283;
      const reach = radius * between(0.92, 1.1);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
