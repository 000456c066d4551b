import {between, times} from './random.mjs';
import {faint, ring, stroke} from './shapes.mjs';

/** Drops of oil on the broth, and the light that it throws back. */
export const gloss = (paint, count = 26) =>
  times(count, () => {
    const angle = between(0, 6.28);
    const away = between(150, 320);
    return ring(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      between(3, 11),
      paint,
      2.4,
      'opacity=".7"',
    );
  }) + faint(0.45, stroke('M-286 -120A310 310 0 0 1 -150 -262', '#fff', 12));
