import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, clipped, curve, fill, outline, stroke} from './shapes.mjs';

/** A curled, cooked shrimp, about 110 across. */
export function shrimp(size = 1) {
  const spine = Array.from({length: 8}, (_, index) => {
    const angle = -2.9 + index * 0.6;
    const far = 36 + index * 0.8;
    return [Math.cos(angle) * far, Math.sin(angle) * far, 33 - index * 2.7];
  });
  const inner = spine
    .map(([x, y, thick]) => [x * (1 - thick / 66), y * (1 - thick / 66)])
    .toReversed();
  const outer = spine.map(([x, y, thick]) => [x * (1 + thick / 48), y * (1 + thick / 48)]);
  const body = outline([...outer, ...inner]);
  const bands = spine
    .slice(1, 7)
    .map(([x, y, thick]) =>
      stroke(
        `M${x * (1 + thick / 56)} ${y * (1 + thick / 56)}Q${x * 1.02 - y * 0.16} ${y * 1.02 + x * 0.16} ${x * (1 - thick / 84)} ${y * (1 - thick / 84)}`,
        colour.shrimpDark,
        4.6,
        'opacity=".75"',
      ),
    )
    .join('');
  const [tailX, tailY] = spine[7];
  const tail = at(
    tailX + 6,
    tailY,
    fill(
      outline([
        [-6, -9],
        [22, -26],
        [46, -30],
        [36, -8],
        [36, 6],
        [44, 24],
        [20, 20],
        [-6, 9],
      ]),
      '#C9552F',
    ) + stroke('M4 -3L36 -21M4 3L34 15', colour.shrimpLight, 3.4),
    {turn: 168},
  );
  const gleam = stroke('M-50 -22A52 52 0 0 1 4 -55', '#FFF1E4', 6, 'opacity=".85"');
  return at(0, 0, tail + fill(body, colour.shrimp) + bands + gleam, {size});
}

export function salmonFillet(long = 360, wide = 170) {
  const shape = outline([
    [-long / 2, -wide * 0.28],
    [-long * 0.3, -wide * 0.5],
    [long * 0.2, -wide * 0.5],
    [long * 0.47, -wide * 0.32],
    [long / 2, wide * 0.1],
    [long * 0.3, wide * 0.46],
    [-long * 0.2, wide * 0.5],
    [-long * 0.47, wide * 0.34],
  ]);
  const flakes = times(7, (index) => {
    const x = -long * 0.4 + index * long * 0.125;
    return (
      stroke(
        `M${x} ${-wide * 0.52}Q${x + 60} 0 ${x - 6} ${wide * 0.52}`,
        colour.salmonLight,
        6,
        'opacity=".9"',
      ) +
      stroke(
        `M${x + 9} ${-wide * 0.5}Q${x + 68} 0 ${x + 4} ${wide * 0.5}`,
        colour.salmonDark,
        3,
        'opacity=".6"',
      )
    );
  });
  const sear = times(14, () =>
    at(
      between(-long * 0.42, long * 0.42),
      between(-wide * 0.4, wide * 0.4),
      fill(blob(between(10, 34), between(4, 9), 0.3, 6), '#B9572F', 'opacity=".4"'),
      {turn: between(60, 120)},
    ),
  );
  return (
    fill(shape, colour.salmonDark) +
    at(-3, -5, fill(shape, colour.salmon), {size: 0.97}) +
    clipped(shape, flakes + sear)
  );
}

/** A folded ribbon of smoked salmon. */
export function smokedSalmon(size = 1) {
  const fold = (y, paint, lean) =>
    fill(
      outline([
        [-92, y + lean],
        [-60, y - 34],
        [0, y - 42 + lean],
        [66, y - 30],
        [96, y + 4],
        [58, y + 30],
        [0, y + 22 + lean],
        [-60, y + 30],
      ]),
      paint,
    ) +
    stroke(
      curve([
        [-78, y - 4],
        [-20, y - 20 + lean],
        [40, y - 12],
        [84, y],
      ]),
      '#FBD5BF',
      4,
    ) +
    stroke(
      curve([
        [-66, y + 14],
        [-10, y + 2 + lean],
        [50, y + 12],
        [78, y + 10],
      ]),
      '#FBD5BF',
      3.4,
      'opacity=".8"',
    ) +
    stroke(
      curve([
        [-60, y + 27],
        [0, y + 19 + lean],
        [58, y + 27],
      ]),
      '#C8552F',
      3.4,
      'opacity=".55"',
    );
  return at(0, 0, fold(34, '#E0714A', 4) + fold(4, '#EC8259', -6) + fold(-24, '#F2936B', 6), {
    size,
  });
}
