import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, circle, ellipse, fill, outline, ring, stroke} from './shapes.mjs';

const glint = (x, y, reach, wide = 4) =>
  stroke(
    `M${x} ${y}q${reach * 0.2} ${-reach * 0.7} ${reach} ${-reach * 0.8}`,
    '#fff',
    wide,
    'opacity=".7"',
  );

export const cherryTomato = (radius = 30) =>
  circle(0, 0, radius, colour.tomato) +
  fill(
    `M${-radius * 0.7} ${radius * 0.7}A${radius} ${radius} 0 0 0 ${radius} 0A${radius * 1.2} ${radius * 1.2} 0 0 1 ${-radius * 0.7} ${radius * 0.7}Z`,
    colour.tomatoDark,
    'opacity=".75"',
  ) +
  times(5, (index) =>
    at(0, -radius * 0.25, fill(`M0 -3L${radius * 0.42} 0L0 3Z`, colour.basilDark), {
      turn: index * 72 + 20,
    }),
  ) +
  glint(-radius * 0.6, -radius * 0.1, radius * 0.45, radius * 0.13);

export function cucumber(radius = 44) {
  const seeds = times(10, (index) =>
    at(0, 0, ellipse(radius * 0.4, 0, radius * 0.12, radius * 0.05, '#F4F8DC'), {
      turn: index * 36 + between(-6, 6),
    }),
  );
  return (
    circle(0, 0, radius, '#3F7A42') +
    circle(-0.5, -0.5, radius * 0.92, '#A9CD7B') +
    circle(-0.5, -0.5, radius * 0.84, '#DDECB4') +
    circle(0, 0, radius * 0.54, '#C8DF98') +
    seeds +
    ring(0, 0, radius * 0.7, '#fff', 3, 'opacity=".35"')
  );
}

/** Half an avocado, narrow end up; `filling` goes where the stone was. */
export function avocadoHalf(size = 1, filling = '') {
  const pear = (grow) =>
    outline(
      [
        [0, -150],
        [44, -112],
        [66, -40],
        [98, 30],
        [86, 104],
        [0, 140],
        [-86, 104],
        [-98, 30],
        [-66, -40],
        [-44, -112],
      ].map(([x, y]) => [x * grow, y * grow + (1 - grow) * 8]),
    );
  const stone =
    ellipse(0, 46, 48, 52, '#9AA845', 'opacity=".6"') +
    circle(0, 48, 44, '#7A4A28') +
    fill('M-36 66A44 44 0 0 0 42 34A50 50 0 0 1 -36 66Z', '#57321A', 'opacity=".8"') +
    glint(-26, 40, 18, 6);
  return at(
    0,
    0,
    fill(pear(1), colour.avocadoSkin) +
      fill(pear(0.93), colour.avocadoEdge) +
      fill(pear(0.84), '#C2D26B') +
      fill(pear(0.72), '#E4E79B') +
      (filling || stone),
    {size},
  );
}
