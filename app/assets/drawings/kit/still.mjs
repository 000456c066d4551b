import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, box, clipped, curve, ellipse, fill, outline, stroke} from './shapes.mjs';
import {leaf} from './herbs.mjs';
import {tangle} from './noodles.mjs';

/** A wall and the edge of a counter, for things seen from the front. */
export const counter = (level, top = '#E9D6B4', front = '#D6BB8E', wall = '') =>
  wall +
  box(-40, level, 1400, 400, 0, top) +
  box(-40, level + 170, 1400, 300, 0, front) +
  box(-40, level - 6, 1400, 10, 0, '#fff', 'opacity=".35"') +
  box(-40, level + 170, 1400, 14, 0, colour.shadow, 'opacity=".14"');

/** The soft patch under a thing that stands. */
export const ground = (x, y, wide) =>
  `<ellipse cx="${x + wide * 0.14}" cy="${y}" rx="${wide}" ry="${wide * 0.14}" fill="#4A2E1C" opacity=".24" filter="url(#soft)"/>`;

const flat = (share, thing) => `<g transform="scale(1 ${share})">${thing}</g>`;

/** Noodles heaped above the rim of a deep vessel. */
export const mound = (across, tone, bundles = 26, thick = 13) =>
  at(0, 6, flat(0.4, tangle(across, {thick, tone, bundles}))) +
  at(-10, -36, flat(0.46, tangle(across * 0.72, {thick, tone, bundles: 14}))) +
  at(4, -72, flat(0.5, tangle(across * 0.42, {thick, tone, bundles: 8})));

/** A deep vessel in three-quarter view: body, mouth, what rises out of it, front lip. */
export function vessel(
  x,
  y,
  across,
  deep,
  {paint = colour.clay, shade = '#8F3D22', inside = '#7E3A22', foot = 0.5, band = ''} = {},
  food = '',
) {
  const low = across * 0.3;
  const body = `M${-across} 0C${-across * 0.98} ${deep * 0.62} ${-across * (foot + 0.18)} ${deep} ${-across * foot} ${deep}Q0 ${deep + across * 0.08} ${across * foot} ${deep}C${across * (foot + 0.18)} ${deep} ${across * 0.98} ${deep * 0.62} ${across} 0A${across} ${low} 0 0 1 ${-across} 0Z`;
  const dark = `M${across * 0.2} ${deep * 1.1}C${across * 0.7} ${deep * 0.8} ${across * 0.72} ${deep * 0.4} ${across * 0.8} 0L${across} 0C${across * 0.98} ${deep * 0.62} ${across * (foot + 0.18)} ${deep} ${across * foot} ${deep}Z`;
  const shine = stroke(
    `M${-across * 0.86} ${deep * 0.2}C${-across * 0.82} ${deep * 0.5} ${-across * 0.68} ${deep * 0.74} ${-across * 0.56} ${deep * 0.84}`,
    '#fff',
    across * 0.05,
    'opacity=".4"',
  );
  const lip = stroke(
    `M${-across} 0A${across} ${low} 0 0 0 ${across} 0`,
    '#fff',
    7,
    'opacity=".35"',
  );
  return (
    ground(x, y + deep, across * foot * 1.5) +
    at(
      x,
      y,
      fill(body, paint) +
        clipped(body, fill(dark, shade, 'opacity=".5"') + band) +
        shine +
        ellipse(0, 0, across, low, shade) +
        ellipse(0, 3, across * 0.95, low * 0.9, inside) +
        food +
        frontLip(across, low, deep, paint) +
        lip,
    )
  );
}

/** The front wall is drawn again so that food sits in the vessel, not on it. */
const frontLip = (across, low, deep, paint) =>
  fill(
    `M${-across} 0A${across} ${low} 0 0 0 ${across} 0L${across * 0.985} ${deep * 0.12}A${across * 0.985} ${low} 0 0 1 ${-across * 0.985} ${deep * 0.12}Z`,
    paint,
  );

/** Steam that rises as `phase` goes from 0 to 1, and begins again without a jump. */
export const steam = (x, y, high, phase = 0.3, count = 3) =>
  times(count, (index) => {
    const side = (index - (count - 1) / 2) * 110;
    const wave = Array.from({length: 9}, (_, step) => [
      side + Math.sin((step / 8) * 7 + index - phase * Math.PI * 2) * 26 * (0.4 + step / 9),
      -(step / 8) * high * (index % 2 ? 0.8 : 1),
    ]);
    const path = curve(wave);
    return at(
      x,
      y,
      stroke(path, '#fff', 26, 'opacity=".2"') + stroke(path, '#fff', 13, 'opacity=".42"'),
    );
  });

export function bottle(
  x,
  y,
  {paint = colour.leaf, cap = colour.white, label = colour.cream, size = 1, mark = ''} = {},
) {
  const body =
    'M-92 -230C-92 -262 -60 -262 -60 -290H60C60 -262 92 -262 92 -230V-24C92 -4 78 0 66 0H-66C-78 0 -92 -4 -92 -24Z';
  const shape =
    fill(body, paint) +
    clipped(
      body,
      box(30, -300, 80, 310, 0, '#000', 'opacity=".16"') +
        box(-92, -200, 184, 150, 0, label) +
        box(-92, -196, 184, 10, 0, colour.honey) +
        box(-92, -64, 184, 10, 0, colour.honey) +
        box(40, -200, 60, 150, 0, '#000', 'opacity=".06"'),
    );
  const top =
    box(-68, -352, 136, 68, 10, cap) +
    times(8, (index) => box(-56 + index * 15, -344, 4, 50, 2, colour.shadow, 'opacity=".16"')) +
    box(34, -352, 34, 68, 8, '#000', 'opacity=".08"');
  return (
    ground(x, y, 100 * size) +
    at(x, y, shape + top + mark + stroke('M-76 -226V-30', '#fff', 8, 'opacity=".35"'), {size})
  );
}

/** A glass vessel with straight sides, filled to `level`. */
export function glass(
  x,
  y,
  wide,
  high,
  {level = 0.75, water = '#BFE0E2', inside = '', foot = 0.82} = {},
) {
  const edge = (share) => wide * (foot + (1 - foot) * share);
  const shape = (top) =>
    `M${-edge(top)} ${-high * top}L${-edge(0)} -16Q${-edge(0)} 0 ${-edge(0) + 16} 0H${edge(0) - 16}Q${edge(0)} 0 ${edge(0)} -16L${edge(top)} ${-high * top}Z`;
  const mouth = (share, paint, more = '') =>
    ellipse(0, -high * share, edge(share), edge(share) * 0.22, paint, more);
  return (
    ground(x, y, wide) +
    at(
      x,
      y,
      fill(shape(1), '#F4FBFA', 'opacity=".5"') +
        fill(shape(level), water, 'opacity=".8"') +
        mouth(level, '#DDF1F0', 'opacity=".95"') +
        clipped(shape(1), inside) +
        `<ellipse cy="${-high}" rx="${edge(1)}" ry="${edge(1) * 0.22}" fill="none" stroke="#fff" stroke-width="7" opacity=".9"/>` +
        stroke(
          `M${-edge(1)} ${-high}L${-edge(0)} -14M${edge(1)} ${-high}L${edge(0)} -14M${-edge(0)} -14Q0 10 ${edge(0)} -14`,
          '#fff',
          6,
          'opacity=".75"',
        ) +
        stroke(
          `M${-edge(0.9) * 0.78} ${-high * 0.86}L${-edge(0.2) * 0.78} ${-high * 0.2}`,
          '#fff',
          wide * 0.1,
          'opacity=".6"',
        ),
    )
  );
}

/** A konjac plant: one speckled stem, one leaf that opens like a parasol. */
export function konjacPlant(high = 460, size = 1) {
  const stem =
    fill(`M-16 0Q-8 ${-high * 0.5} -5 ${-high}H5Q14 ${-high * 0.5} 16 0Z`, '#8FA86B') +
    times(18, (index) =>
      ellipse(
        between(-9, 9),
        -high * (index / 18) * 0.95,
        between(2, 4),
        between(4, 9),
        '#5B4A3A',
        'opacity=".75"',
      ),
    );
  const frond = (turn, long) =>
    at(
      0,
      -high,
      stroke(`M0 0Q${long * 0.5} -30 ${long} 10`, '#7C9A5B', 7) +
        times(5, (index) =>
          at(
            long * (0.26 + index * 0.17),
            -16 + index * index * 1.5,
            leaf(between(96, 124), 50) +
              at(0, 0, leaf(between(80, 108), 46, '#5C9A55', '#417D45'), {turn: 84}),
            {turn: -34 + index * 6},
          ),
        ) +
        at(long, 8, leaf(110, 56)),
      {turn},
    );
  return at(0, 0, stem + frond(-160, 190) + frond(-20, 190) + frond(-118, 150) + frond(-62, 150), {
    size,
  });
}

export function corm(across = 150) {
  const low = across * 0.72;
  const body = outline([
    [-across, 0],
    [-across * 0.82, -low * 0.66],
    [-across * 0.3, -low * 0.94],
    [across * 0.3, -low * 0.92],
    [across * 0.84, -low * 0.6],
    [across, 0],
    [across * 0.7, low * 0.7],
    [0, low * 0.94],
    [-across * 0.7, low * 0.7],
  ]);
  const marks = times(5, (index) =>
    stroke(
      `M${-across * 0.92} ${-low * 0.4 + index * low * 0.26}Q0 ${-low * 0.2 + index * low * 0.3} ${across * 0.92} ${-low * 0.4 + index * low * 0.26}`,
      '#4E3422',
      4,
      'opacity=".35"',
    ),
  );
  const eyes = times(16, () =>
    ellipse(
      between(-0.8, 0.8) * across,
      between(-0.6, 0.7) * low,
      between(4, 9),
      between(3, 5),
      '#4E3422',
      'opacity=".5"',
    ),
  );
  return (
    fill(body, '#6B4A32') +
    clipped(
      body,
      at(-across * 0.14, -low * 0.16, fill(body, '#8D6546'), {size: 0.94}) +
        at(
          -across * 0.3,
          -low * 0.4,
          fill(blob(across * 0.4, low * 0.26, 0.1, 9), '#B48A62', 'opacity=".6"'),
        ) +
        marks +
        eyes,
    ) +
    at(
      0,
      -low * 0.86,
      ellipse(0, 0, across * 0.28, low * 0.14, '#4E3422') +
        fill('M-20 0Q-24 -50 0 -84Q24 -50 20 0Z', '#D9A0A0') +
        fill('M-4 0Q4 -46 0 -84Q24 -50 20 0Z', '#B87480'),
    )
  );
}
