import {times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, circle, ellipse, fill, outline, stroke} from './shapes.mjs';

export const blueberry = (radius = 26) =>
  circle(0, 0, radius, colour.blueberryDark) +
  circle(-radius * 0.06, -radius * 0.08, radius * 0.9, colour.blueberry) +
  ellipse(-radius * 0.3, -radius * 0.36, radius * 0.32, radius * 0.2, '#8D9BC6', 'opacity=".8"') +
  times(5, (index) =>
    at(
      radius * 0.12,
      radius * 0.1,
      fill(`M0 0L${radius * 0.34} -4L${radius * 0.26} 5Z`, '#252C4E'),
      {turn: index * 72},
    ),
  );

export function raspberry(
  radius = 34,
  [base, dark, light] = [colour.berry, colour.berryDark, '#DE7E9C'],
) {
  const bead = (x, y) =>
    circle(x + 1, y + 2, radius * 0.3, dark) +
    circle(x, y, radius * 0.27, base) +
    circle(x - radius * 0.07, y - radius * 0.09, radius * 0.09, light);
  const outer = times(9, (index) =>
    bead(Math.cos(index * 0.698) * radius * 0.72, Math.sin(index * 0.698) * radius * 0.72),
  );
  const inner = times(5, (index) =>
    bead(
      Math.cos(index * 1.257 + 0.4) * radius * 0.36,
      Math.sin(index * 1.257 + 0.4) * radius * 0.36,
    ),
  );
  return circle(0, 0, radius * 0.8, dark) + outer + inner + bead(0, -2);
}

export function strawberryHalf(size = 1) {
  const body = (grow) =>
    outline(
      [
        [0, 62],
        [-38, 26],
        [-52, -16],
        [-30, -42],
        [0, -36],
        [30, -42],
        [52, -16],
        [38, 26],
      ].map(([x, y]) => [x * grow, y * grow]),
    );
  const rays = times(7, (index) =>
    at(0, 0, stroke('M0 10L0 34', '#FBD5CC', 4, 'opacity=".8"'), {turn: -75 + index * 25}),
  );
  return at(
    0,
    0,
    fill(body(1), '#B8271F') +
      fill(body(0.9), '#E2503F') +
      fill(body(0.6), '#F4937F') +
      fill(body(0.32), '#FCE3D8') +
      rays +
      times(5, (index) =>
        at(0, -38, fill('M0 0Q-10 -10 0 -30Q10 -10 0 0Z', colour.basil), {turn: -64 + index * 32}),
      ),
    {size},
  );
}
