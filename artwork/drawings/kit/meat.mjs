import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, circle, clipped, curve, fill, outline, stroke} from './shapes.mjs';

const meat =
  (base, dark, light) =>
  (long = 96, wide = 38) => {
    const shape = blob(long / 2, wide / 2, 0.1, 9);
    return (
      fill(shape, dark) +
      at(-1.5, -2.5, fill(shape, base), {size: 0.94}) +
      stroke(
        `M${-long * 0.3} ${-wide * 0.14}Q0 ${-wide * 0.34} ${long * 0.28} ${-wide * 0.18}`,
        light,
        wide * 0.11,
        'opacity=".85"',
      ) +
      times(2, () =>
        stroke(
          `M${between(-long * 0.3, 0)} ${between(0, wide * 0.25)}q${long * 0.12} ${-wide * 0.1} ${long * 0.26} 0`,
          dark,
          3,
          'opacity=".6"',
        ),
      )
    );
  };

/** A seared strip of beef: straight cut, dark edges, the grain across. */
export function beefStrip(long = 120, wide = 46) {
  const edge = (side) =>
    Array.from({length: 5}, (_, index) => [
      -long / 2 + (index * long) / 4,
      side * (wide / 2) * between(0.72, 1.06),
    ]);
  const shape = outline([...edge(-1), ...edge(1).toReversed()]);
  const grain = times(6, (index) =>
    stroke(
      `M${-long * 0.4 + index * long * 0.15} ${-wide * 0.34}q${between(4, 12)} ${wide * 0.3} ${between(-4, 6)} ${wide * 0.66}`,
      index % 2 ? colour.beefDark : colour.beefLight,
      3.4,
      'opacity=".55"',
    ),
  );
  return (
    fill(shape, colour.beefDark) +
    at(-1.5, -3, fill(shape, '#9A5638'), {size: 0.93}) +
    at(-3, -5, fill(shape, '#B06C47'), {size: 0.66}) +
    grain +
    stroke(
      `M${-long * 0.36} ${-wide * 0.28}L${long * 0.2} ${-wide * 0.32}`,
      '#EBC09A',
      wide * 0.08,
      'opacity=".8"',
    )
  );
}

export const chickenPiece = meat(colour.chicken, colour.chickenDark, colour.chickenLight);

/** A thin, folded slice of rare beef. */
export function rareBeef(long = 150, wide = 104) {
  const shape = blob(long / 2, wide / 2, 0.12, 11);
  const marbling = times(5, () =>
    stroke(
      curve([
        [between(-50, -20), between(-26, 26)],
        [between(-10, 10), between(-26, 26)],
        [between(20, 50), between(-26, 26)],
      ]),
      '#F3CFBF',
      between(2, 4.5),
      'opacity=".9"',
    ),
  );
  return (
    fill(shape, '#8A5040') +
    at(-1, -2, fill(shape, '#C06D5E'), {size: 0.93}) +
    at(-2, -3, fill(shape, '#D58876'), {size: 0.72}) +
    clipped(
      shape,
      marbling +
        stroke(
          curve([
            [-long * 0.4, wide * 0.22],
            [0, wide * 0.1],
            [long * 0.42, wide * 0.24],
          ]),
          '#7A3F33',
          5,
          'opacity=".4"',
        ),
    )
  );
}

/** A roast chicken thigh: crisp skin, browned at the edge, herbs on it. */
export function chickenThigh(size = 1) {
  const shape = outline([
    [-92, 4],
    [-74, -46],
    [-18, -62],
    [44, -50],
    [88, -18],
    [92, 22],
    [50, 50],
    [-14, 60],
    [-70, 44],
  ]);
  const crisp = times(9, () =>
    at(
      between(-56, 56),
      between(-34, 34),
      fill(blob(between(8, 20), between(5, 10), 0.3, 7), '#9A5420', 'opacity=".5"'),
      {turn: between(-30, 30)},
    ),
  );
  const herbs = times(12, () =>
    circle(between(-64, 60), between(-38, 36), between(2, 4), pick([colour.basilDark, '#6C3A14'])),
  );
  const skin =
    fill(shape, '#8E4F1E') +
    at(-3, -5, fill(shape, '#C77F35'), {size: 0.94}) +
    at(-12, -14, fill(blob(58, 32, 0.12, 10), '#E5A857', 'opacity=".85"')) +
    stroke('M-56 -26Q-20 -46 26 -38', '#FBDDA2', 8, 'opacity=".7"');
  return at(0, 0, skin + crisp + herbs, {size});
}

/** Browned ground meat: many small crumbs in a heap. */
export const crumble = (
  count,
  across,
  down,
  paints = [colour.beef, '#9D5A3C', '#B06B47', colour.beefDark],
) =>
  times(count, (index) => {
    const angle = index * 2.4;
    const away = Math.sqrt(1 - index / count);
    return at(
      Math.cos(angle) * across * away,
      Math.sin(angle) * down * away - (1 - away) * 12,
      fill(blob(between(10, 19), between(8, 14), 0.2, 7), pick(paints)) +
        stroke(
          `M${between(-7, -3)} ${between(-5, -2)}l${between(5, 9)} -2`,
          '#E4B189',
          2.6,
          'opacity=".6"',
        ),
      {turn: between(-40, 40), lift: 1},
    );
  });
