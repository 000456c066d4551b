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

export const halfTomato = (radius = 32) =>
  circle(0, 0, radius, colour.tomatoDark) +
  circle(-1, -1, radius * 0.94, colour.tomatoLight) +
  circle(-1, -1, radius * 0.84, colour.tomato) +
  times(3, (index) =>
    at(
      0,
      0,
      ellipse(radius * 0.44, 0, radius * 0.3, radius * 0.22, '#F08A55') +
        times(3, (seed) =>
          ellipse(radius * (0.3 + seed * 0.14), between(-5, 5), 3.4, 2, '#FBE3A3'),
        ),
      {turn: index * 120 + 25},
    ),
  );

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

export const zucchini = (radius = 40) =>
  circle(0, 0, radius, '#4F7F3A') +
  circle(-0.5, -0.5, radius * 0.9, '#E9EDB5') +
  circle(0, 0, radius * 0.5, '#D6DE95') +
  times(8, (index) => at(0, 0, ellipse(radius * 0.36, 0, 5, 2, '#F7F6D4'), {turn: index * 45})) +
  stroke(
    `M${-radius * 0.5} ${radius * 0.2}L${radius * 0.4} ${-radius * 0.5}M${-radius * 0.2} ${radius * 0.6}L${radius * 0.6} ${-radius * 0.1}`,
    '#A8763A',
    5,
    'opacity=".45"',
  );

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

/** Slices of avocado fanned along the x axis. */
export const avocadoFan = (count = 8, step = 30, size = 1) =>
  times(count, (index) =>
    at(
      index * step * size,
      Math.sin((index / count) * 3) * -12,
      fill('M-20 -70C24 -60 40 40 4 92C-8 60 -30 20 -20 -70Z', colour.avocadoSkin) +
        fill('M-20 -66C18 -56 33 38 2 84C-10 56 -28 18 -20 -66Z', '#A9C25A') +
        fill('M-19 -60C8 -48 22 34 0 74C-8 50 -26 16 -19 -60Z', '#E2E79C'),
      {turn: 8 + index * 3, size, lift: 1},
    ),
  );
