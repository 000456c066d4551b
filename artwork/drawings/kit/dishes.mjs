import {colour} from './palette.mjs';
import {at, blob, circle, clipped, lifted, ring, stroke} from './shapes.mjs';

/** A bowl from above; what is inside stays inside. */
export function bowl(
  x,
  y,
  radius,
  {outside = colour.leaf, inside = colour.cream, rim = colour.white, broth = ''} = {},
  food = '',
) {
  const hollow = radius * 0.87;
  const well = blob(hollow, hollow, 0.004, 14);
  const shell =
    circle(0, 0, radius, outside) +
    circle(-radius * 0.015, -radius * 0.02, radius * 0.975, rim) +
    circle(0, 0, hollow, inside);
  const depth =
    stroke(
      `M${-hollow * 0.92} ${hollow * 0.1}A${hollow * 0.93} ${hollow * 0.93} 0 0 1 ${hollow * 0.3} ${-hollow * 0.88}`,
      colour.shadow,
      radius * 0.1,
      'opacity=".13"',
    ) + (broth ? circle(0, radius * 0.01, hollow * 0.95, broth) : '');
  const glint = stroke(
    `M${radius * 0.62} ${radius * 0.68}A${radius * 0.925} ${radius * 0.925} 0 0 1 ${-radius * 0.2} ${radius * 0.9}`,
    '#fff',
    radius * 0.022,
    'opacity=".75"',
  );
  return at(x, y, lifted(4, shell) + depth + clipped(well, food) + glint);
}

/** A plate from above, with a rim line in the brand's colour. */
export function plate(
  x,
  y,
  radius,
  {face = colour.white, line = colour.leaf, well = '#F6EEDF'} = {},
  food = '',
) {
  const dish =
    circle(0, 0, radius, face) +
    ring(0, 0, radius * 0.945, line, radius * 0.014, 'opacity=".8"') +
    circle(0, 0, radius * 0.74, well) +
    ring(0, 0, radius * 0.74, colour.shadow, radius * 0.02, 'opacity=".09"');
  return at(x, y, lifted(4, dish) + food);
}
