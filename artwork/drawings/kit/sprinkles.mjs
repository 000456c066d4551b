import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, circle, ellipse, fill, ring} from './shapes.mjs';

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
