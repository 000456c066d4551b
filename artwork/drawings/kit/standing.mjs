import {times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, box, clipped, curve, ellipse, fill, stroke} from './shapes.mjs';
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
