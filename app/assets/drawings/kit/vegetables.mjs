import {between, pick, times} from './random.mjs';
import {colour} from './palette.mjs';
import {
  at,
  blob,
  box,
  circle,
  clipped,
  curve,
  ellipse,
  fill,
  outline,
  ring,
  stroke,
} from './shapes.mjs';

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

export function citrus(
  radius = 60,
  [edge, flesh, light] = [colour.lemonEdge, colour.lemon, colour.lemonLight],
) {
  const parts = times(9, (index) =>
    at(
      0,
      0,
      fill(
        `M${radius * 0.12} 0L${radius * 0.72} ${-radius * 0.2}Q${radius * 0.86} 0 ${radius * 0.72} ${radius * 0.2}Z`,
        flesh,
        `stroke="${flesh}" stroke-width="4" stroke-linejoin="round"`,
      ) + stroke(`M${radius * 0.3} ${-radius * 0.03}L${radius * 0.64} ${-radius * 0.1}`, light, 3),
      {turn: index * 40 + 6},
    ),
  );
  return (
    circle(0, 0, radius, edge) +
    circle(-1, -1, radius * 0.93, '#FFF8DC') +
    parts +
    circle(0, 0, radius * 0.07, '#FFF8DC')
  );
}
export const limeTones = ['#6C9A3A', '#B9D36B', '#DDEAA6'];

export function wedge(
  size = 60,
  [edge, flesh, light] = [colour.lemonEdge, colour.lemon, colour.lemonLight],
) {
  const side = (grow) =>
    `M${-size * grow} 0C${-size * 0.7 * grow} ${size * 0.95 * grow} ${size * 0.7 * grow} ${size * 0.95 * grow} ${size * grow} 0Z`;
  const parts = [-52, -26, 0, 26, 52]
    .map((turn) =>
      at(
        0,
        size * 0.05,
        fill(
          `M0 ${size * 0.04}L${-size * 0.13} ${size * 0.46}Q0 ${size * 0.6} ${size * 0.13} ${size * 0.46}Z`,
          flesh,
          `stroke="${flesh}" stroke-width="4" stroke-linejoin="round"`,
        ) + stroke(`M${-size * 0.02} ${size * 0.22}L${-size * 0.05} ${size * 0.44}`, light, 3),
        {turn: turn * 1.15},
      ),
    )
    .join('');
  return fill(side(1), edge) + fill(side(0.9), '#FFF8DC') + parts;
}

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

export function mushroom(size = 1, seared = true) {
  const cap =
    'M-46 4C-52 -44 52 -44 46 4C40 18 22 14 15 9L17 42C10 50 -10 50 -17 42L-15 9C-22 14 -40 18 -46 4Z';
  const gills = stroke('M-36 6C-24 -8 -14 -6 -12 4M36 6C24 -8 14 -6 12 4', colour.mushroomDark, 5);
  return at(
    0,
    0,
    fill(cap, colour.mushroomDark) +
      at(-1, -1, fill(cap, seared ? '#E3C496' : colour.mushroomLight), {size: 0.93}) +
      gills +
      (seared
        ? stroke('M-32 -14C-20 -30 20 -30 32 -14', '#A66F38', 8, 'opacity=".6"') +
          stroke('M-8 16V38', '#B98750', 5, 'opacity=".5"')
        : stroke('M-30 -12C-20 -26 10 -30 22 -24', '#fff', 5, 'opacity=".7"')),
    {size},
  );
}

export const shiitake = (radius = 48) =>
  fill(blob(radius, radius * 0.94, 0.04, 9), '#6B4A32') +
  fill(blob(radius * 0.86, radius * 0.8, 0.05, 9), '#8C6543') +
  times(3, (index) =>
    at(
      0,
      0,
      fill(`M${-radius * 0.5} -4Q0 -9 ${radius * 0.5} -4Q0 6 ${-radius * 0.5} -4Z`, '#EBD7B4'),
      {turn: index * 60 + 12},
    ),
  );

export const carrotCoin = (radius = 26) =>
  circle(0, 0, radius, colour.carrotDark) +
  circle(-1, -1, radius * 0.92, colour.carrot) +
  circle(0, 0, radius * 0.42, '#F6B066') +
  times(8, (index) =>
    at(0, 0, stroke(`M${radius * 0.5} 0L${radius * 0.78} 0`, '#F6B066', 2.4), {
      turn: index * 45 + 10,
    }),
  );

export const stick = (long, wide, paint, light) =>
  stroke(
    curve([
      [-long / 2, between(-5, 5)],
      [0, between(-7, 7)],
      [long / 2, between(-5, 5)],
    ]),
    paint,
    wide,
  ) +
  stroke(
    `M${-long * 0.36} ${-wide * 0.2}L${long * 0.3} ${-wide * 0.22}`,
    light,
    wide * 0.22,
    'opacity=".8"',
  );
export const carrotStick = () => stick(between(60, 96), 9, colour.carrot, '#F9BE7C');
export const pepperStrip = (paint = colour.tomato, light = colour.tomatoLight) =>
  stroke('M-44 10Q0 -26 44 8', paint, 15) + stroke('M-38 4Q0 -26 36 0', light, 4.5, 'opacity=".9"');
export const onionStrip = () =>
  stroke('M-38 10Q0 -30 38 10', '#9C4F79', 10) + stroke('M-36 8Q0 -28 36 8', '#E7C3D5', 5);
export const cabbage = (paint = '#7C4A83') =>
  stroke(
    curve([
      [-40, between(-8, 8)],
      [-14, between(-12, 12)],
      [14, between(-12, 12)],
      [40, between(-8, 8)],
    ]),
    paint,
    9,
  ) +
  stroke(
    curve([
      [-36, -4],
      [0, between(-8, 4)],
      [36, -2],
    ]),
    '#E3CBE2',
    2.6,
    'opacity=".85"',
  );
export const greenCabbage = () =>
  fill(blob(between(26, 44), between(16, 26), 0.18, 8), pick(['#CBDD95', '#B5CE7D', '#DDE8B4'])) +
  stroke('M-22 2Q0 -6 24 0M-4 -2L8 -12', '#F3F7DB', 3);
export const sprout = () =>
  stroke(
    curve([
      [-34, between(-6, 6)],
      [-8, between(-10, 10)],
      [30, between(-8, 8)],
    ]),
    '#DCCFA9',
    8.5,
  ) +
  stroke(
    curve([
      [-34, -2],
      [-8, between(-8, 6)],
      [30, -3],
    ]),
    '#FFFBEE',
    5.5,
  ) +
  ellipse(36, between(-4, 4), 8, 5.4, '#E3D27E');
export const chilli = (radius = 15) =>
  circle(0, 0, radius, '#A81F1B') +
  circle(0, 0, radius * 0.76, colour.tomato) +
  circle(0, 0, radius * 0.52, '#F7D9B0') +
  times(3, (index) => at(0, 0, ellipse(radius * 0.28, 0, 3, 2, '#F0BC58'), {turn: index * 120}));
export const garlic = () =>
  fill('M-12 8C-16 -6 -4 -16 2 -18C10 -10 16 0 10 10C4 16 -8 16 -12 8Z', '#E6D3A6') +
  fill('M-9 6C-12 -5 -3 -13 1 -15C7 -8 11 0 7 7C2 11 -6 11 -9 6Z', '#F8EDCF');
export const celery = () =>
  stroke('M-18 8A20 18 0 0 1 18 8', '#8DB85B', 11) +
  stroke('M-16 5A18 16 0 0 1 16 5', '#D5E7A4', 4);
export const pea = (radius = 10) =>
  circle(0, 0, radius, '#6FA548') + circle(-radius * 0.3, -radius * 0.3, radius * 0.3, '#C3DF93');
export const nori = (wide = 110, high = 80) =>
  box(-wide / 2, -high / 2, wide, high, 5, '#25382F') +
  times(8, () =>
    stroke(
      `M${between(-wide * 0.45, wide * 0.2)} ${between(-high * 0.4, high * 0.4)}l${between(10, 30)} ${between(-4, 4)}`,
      '#3F5A4A',
      3,
    ),
  );
export const soaked = (path, paint) => clipped(path, fill(path, paint));
