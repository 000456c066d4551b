import {times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, circle, fill, stroke} from './shapes.mjs';

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

export const orangeSlice = ['#E0802A', '#F5A94A', '#FBD08D'];

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
