import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {
  at,
  blob,
  box,
  circle,
  clipped,
  curve,
  ellipse,
  faint,
  lifted,
  ring,
  stroke,
} from './shapes.mjs';

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

export function oval(
  x,
  y,
  across,
  down,
  {face = colour.white, line = colour.leaf, turn = 0} = {},
  food = '',
) {
  const dish =
    ellipse(0, 0, across, down, face) +
    `<ellipse rx="${across * 0.94}" ry="${down * 0.92}" fill="none" stroke="${line}" stroke-width="5" opacity=".8"/>` +
    ellipse(0, 0, across * 0.8, down * 0.74, '#F6EEDF');
  return at(x, y, lifted(4, dish) + food, {turn});
}

export function board(x, y, across, down, turn = 0, things = '') {
  const wood =
    box(-across / 2, -down / 2, across, down, 46, colour.wood) +
    times(9, (row) => {
      const level = -down / 2 + 30 + (row * (down - 60)) / 8;
      const bend = between(-14, 14);
      return stroke(
        curve([
          [-across / 2 + 26, level],
          [-across / 6, level + bend],
          [across / 6, level - bend],
          [across / 2 - 26, level],
        ]),
        row % 2 ? colour.woodDark : colour.woodLight,
        between(2, 6),
        'opacity=".45"',
      );
    }) +
    ring(across / 2 - 56, 0, 17, colour.woodDark, 8, 'opacity=".8"');
  return at(x, y, lifted(3, wood) + things, {turn});
}

export function pan(x, y, across, down, turn, things = '') {
  const metal =
    box(-across / 2, -down / 2, across, down, 40, colour.steelDark) +
    box(-across / 2 + 8, -down / 2 + 8, across - 16, down - 16, 34, colour.steel) +
    box(-across / 2 + 34, -down / 2 + 34, across - 68, down - 68, 22, '#8F958F') +
    box(-across / 2 + 40, -down / 2 + 44, across - 80, down - 80, 20, '#A7ADA7');
  return at(x, y, lifted(4, metal) + things, {turn});
}

export function skillet(x, y, radius, turn, food = '') {
  const iron =
    box(radius * 0.9, -34, radius * 0.95, 68, 34, '#39403B') +
    box(radius * 1.62, -10, 60, 20, 10, '#232925') +
    circle(0, 0, radius, '#2B312D') +
    circle(0, 0, radius * 0.95, '#465048') +
    circle(0, 0, radius * 0.87, '#39403B');
  return at(
    x,
    y,
    lifted(4, at(0, 0, iron, {turn})) +
      clipped(blob(radius * 0.87, radius * 0.87, 0.004, 14), food),
  );
}

export const sauceDish = (x, y, radius, sauce, outside = colour.clay, food = '') =>
  bowl(
    x,
    y,
    radius,
    {outside, broth: sauce},
    faint(
      0.5,
      stroke(
        `M${-radius * 0.4} ${-radius * 0.35}A${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.15} ${-radius * 0.55}`,
        '#fff',
        radius * 0.09,
      ),
    ) + food,
  );
