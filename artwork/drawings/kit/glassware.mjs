import {times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, box, clipped, ellipse, fill, stroke} from './shapes.mjs';
import {ground} from './standing.mjs';

export function bottle(
  x,
  y,
  {paint = colour.leaf, cap = colour.white, label = colour.cream, size = 1, mark = ''} = {},
) {
  const body =
    'M-92 -230C-92 -262 -60 -262 -60 -290H60C60 -262 92 -262 92 -230V-24C92 -4 78 0 66 0H-66C-78 0 -92 -4 -92 -24Z';
  const shape =
    fill(body, paint) +
    clipped(
      body,
      box(30, -300, 80, 310, 0, '#000', 'opacity=".16"') +
        box(-92, -200, 184, 150, 0, label) +
        box(-92, -196, 184, 10, 0, colour.honey) +
        box(-92, -64, 184, 10, 0, colour.honey) +
        box(40, -200, 60, 150, 0, '#000', 'opacity=".06"'),
    );
  const top =
    box(-68, -352, 136, 68, 10, cap) +
    times(8, (index) => box(-56 + index * 15, -344, 4, 50, 2, colour.shadow, 'opacity=".16"')) +
    box(34, -352, 34, 68, 8, '#000', 'opacity=".08"');
  return (
    ground(x, y, 100 * size) +
    at(x, y, shape + top + mark + stroke('M-76 -226V-30', '#fff', 8, 'opacity=".35"'), {size})
  );
}

/** A glass vessel with straight sides, filled to `level`. */
export function glass(
  x,
  y,
  wide,
  high,
  {level = 0.75, water = '#BFE0E2', inside = '', foot = 0.82} = {},
) {
  const edge = (share) => wide * (foot + (1 - foot) * share);
  const shape = (top) =>
    `M${-edge(top)} ${-high * top}L${-edge(0)} -16Q${-edge(0)} 0 ${-edge(0) + 16} 0H${edge(0) - 16}Q${edge(0)} 0 ${edge(0)} -16L${edge(top)} ${-high * top}Z`;
  const mouth = (share, paint, more = '') =>
    ellipse(0, -high * share, edge(share), edge(share) * 0.22, paint, more);
  return (
    ground(x, y, wide) +
    at(
      x,
      y,
      fill(shape(1), '#F4FBFA', 'opacity=".5"') +
        fill(shape(level), water, 'opacity=".8"') +
        mouth(level, '#DDF1F0', 'opacity=".95"') +
        clipped(shape(1), inside) +
        `<ellipse cy="${-high}" rx="${edge(1)}" ry="${edge(1) * 0.22}" fill="none" stroke="#fff" stroke-width="7" opacity=".9"/>` +
        stroke(
          `M${-edge(1)} ${-high}L${-edge(0)} -14M${edge(1)} ${-high}L${edge(0)} -14M${-edge(0)} -14Q0 10 ${edge(0)} -14`,
          '#fff',
          6,
          'opacity=".75"',
        ) +
        stroke(
          `M${-edge(0.9) * 0.78} ${-high * 0.86}L${-edge(0.2) * 0.78} ${-high * 0.2}`,
          '#fff',
          wide * 0.1,
          'opacity=".6"',
        ),
    )
  );
}
