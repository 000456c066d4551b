import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, ellipse} from './shapes.mjs';

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
