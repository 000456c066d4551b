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
  polygon,
  stroke,
} from './shapes.mjs';

/** A curled, cooked shrimp, about 110 across. */
export function shrimp(size = 1) {
  const spine = Array.from({length: 8}, (_, index) => {
    const angle = -2.9 + index * 0.6;
    const far = 36 + index * 0.8;
    return [Math.cos(angle) * far, Math.sin(angle) * far, 33 - index * 2.7];
  });
  const inner = spine
    .map(([x, y, thick]) => [x * (1 - thick / 66), y * (1 - thick / 66)])
    .reverse();
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

export const halfEgg = (size = 1) =>
  at(
    0,
    0,
    fill(
      outline([
        [-62, 0],
        [-48, -38],
        [0, -48],
        [52, -36],
        [76, 0],
        [52, 36],
        [0, 48],
        [-48, 38],
      ]),
      '#E7D9BB',
    ) +
      at(
        -1,
        -2,
        fill(
          outline([
            [-60, 0],
            [-46, -36],
            [0, -46],
            [50, -34],
            [73, 0],
            [50, 34],
            [0, 46],
            [-46, 36],
          ]),
          colour.eggWhite,
        ),
      ) +
      circle(-6, 0, 31, '#E08E22') +
      circle(-7, -1, 28, colour.yolk) +
      circle(-11, -5, 17, colour.yolkLight) +
      stroke('M-22 -14q5 -9 14 -9', '#fff', 4, 'opacity=".8"'),
    {size},
  );

export const friedEgg = (radius = 120) =>
  fill(blob(radius, radius * 0.92, 0.13, 11), '#D9A763') +
  at(-2, -3, fill(blob(radius * 0.95, radius * 0.87, 0.12, 11), colour.eggWhite)) +
  circle(2, 5, radius * 0.4, '#DB8620') +
  circle(0, 0, radius * 0.39, colour.yolk) +
  circle(-5, -6, radius * 0.26, colour.yolkLight) +
  stroke(
    `M${-radius * 0.24} ${-radius * 0.1}q6 ${-radius * 0.14} ${radius * 0.18} ${-radius * 0.15}`,
    '#fff',
    7,
    'opacity=".85"',
  );

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

const meat =
  (base, dark, light) =>
  (long = 96, wide = 38) => {
    const shape = blob(long / 2, wide / 2, 0.1, 9);
    return (
      fill(shape, dark) +
      at(-1.5, -2.5, fill(shape, base), {size: 0.94}) +
      stroke(
        `M${-long * 0.3} ${-wide * 0.14}Q0 ${-wide * 0.34} ${long * 0.28} ${-wide * 0.18}`,
        light,
        wide * 0.11,
        'opacity=".85"',
      ) +
      times(2, () =>
        stroke(
          `M${between(-long * 0.3, 0)} ${between(0, wide * 0.25)}q${long * 0.12} ${-wide * 0.1} ${long * 0.26} 0`,
          dark,
          3,
          'opacity=".6"',
        ),
      )
    );
  };
export const beefStrip = meat(colour.beef, colour.beefDark, colour.beefLight);
export const chickenPiece = meat(colour.chicken, colour.chickenDark, colour.chickenLight);

/** A thin, folded slice of rare beef. */
export function rareBeef(long = 150, wide = 104) {
  const shape = blob(long / 2, wide / 2, 0.12, 11);
  const marbling = times(5, () =>
    stroke(
      curve([
        [between(-50, -20), between(-26, 26)],
        [between(-10, 10), between(-26, 26)],
        [between(20, 50), between(-26, 26)],
      ]),
      '#F3CFBF',
      between(2, 4.5),
      'opacity=".9"',
    ),
  );
  return (
    fill(shape, '#8A5040') +
    at(-1, -2, fill(shape, '#C06D5E'), {size: 0.93}) +
    at(-2, -3, fill(shape, '#D58876'), {size: 0.72}) +
    clipped(
      shape,
      marbling +
        stroke(
          curve([
            [-long * 0.4, wide * 0.22],
            [0, wide * 0.1],
            [long * 0.42, wide * 0.24],
          ]),
          '#7A3F33',
          5,
          'opacity=".4"',
        ),
    )
  );
}

/** A roast chicken breast cut in slices, laid along the x axis. */
export const slicedChicken = (count = 7, wide = 40, high = 128) =>
  times(count, (index) => {
    const scale = 0.72 + 0.28 * Math.sin(((index + 1) / (count + 1)) * Math.PI);
    const shape = outline([
      [-wide * 0.6, -high * 0.36],
      [0, -high / 2],
      [wide * 0.62, -high * 0.3],
      [wide * 0.66, high * 0.3],
      [0, high / 2],
      [-wide * 0.56, high * 0.4],
    ]);
    return at(
      index * wide * 0.86,
      between(-4, 4),
      fill(shape, '#B06F2F') +
        at(-4, 2, fill(shape, '#FBECCB'), {size: 0.9}) +
        stroke(
          `M-10 ${-high * 0.24}L-8 ${high * 0.24}M4 ${-high * 0.3}L6 ${high * 0.28}`,
          '#E6CB98',
          3,
          'opacity=".7"',
        ),
      {turn: 12, size: scale, lift: 1},
    );
  });

export const drumstick = (size = 1) =>
  at(
    0,
    0,
    stroke('M60 0L118 0', '#F3E6CC', 20) +
      circle(122, -9, 12, '#F3E6CC') +
      circle(122, 9, 12, '#F3E6CC') +
      fill(
        outline([
          [-90, 0],
          [-70, -48],
          [-10, -58],
          [50, -24],
          [84, -13],
          [84, 13],
          [50, 24],
          [-10, 56],
          [-70, 48],
        ]),
        '#8E4F1E',
      ) +
      fill(
        outline([
          [-86, -4],
          [-66, -46],
          [-10, -55],
          [48, -24],
          [80, -13],
          [80, 6],
          [44, 14],
          [-14, 40],
          [-64, 34],
        ]),
        '#C77F35',
      ) +
      fill(
        outline([
          [-64, -14],
          [-44, -38],
          [0, -42],
          [34, -20],
          [10, -6],
          [-34, 4],
        ]),
        '#E5A857',
        'opacity=".9"',
      ) +
      times(10, () =>
        circle(
          between(-70, 50),
          between(-34, 30),
          between(2, 4),
          pick([colour.basilDark, '#6C3A14']),
        ),
      ),
    {size},
  );

/** Browned ground meat: many small crumbs in a heap. */
export const crumble = (
  count,
  across,
  down,
  paints = [colour.beef, '#9D5A3C', '#B06B47', colour.beefDark],
) =>
  times(count, (index) => {
    const angle = index * 2.4;
    const away = Math.sqrt(1 - index / count);
    return at(
      Math.cos(angle) * across * away,
      Math.sin(angle) * down * away - (1 - away) * 12,
      fill(blob(between(10, 19), between(8, 14), 0.2, 7), pick(paints)) +
        stroke(
          `M${between(-7, -3)} ${between(-5, -2)}l${between(5, 9)} -2`,
          '#E4B189',
          2.6,
          'opacity=".6"',
        ),
      {turn: between(-40, 40), lift: 1},
    );
  });

export const cube = (side = 40, [top, front, edge] = ['#FFF9EA', '#EBDDBF', '#D9C7A0']) =>
  box(-side / 2, -side / 2 + side * 0.2, side, side, 5, edge) +
  box(-side / 2, -side / 2, side, side, 6, front) +
  box(-side / 2 + 2, -side / 2 + 1, side - 4, side * 0.8, 6, top);
export const tofu = (side = 46) => cube(side);
export const feta = () =>
  fill(blob(between(12, 22), between(10, 16), 0.2, 6), '#E8E0CC') +
  at(-1, -2, fill(blob(between(10, 18), between(8, 13), 0.16, 6), '#FFFDF6'));
export const shavings = (count, spread) =>
  times(count, () =>
    at(
      between(-spread, spread),
      between(-spread, spread) * 0.8,
      fill(
        polygon([
          [-26, -7],
          [20, -12],
          [28, 5],
          [-16, 10],
        ]),
        '#F9E7B4',
      ) + stroke('M-22 -5L18 -10', '#FFF8E0', 3),
      {turn: between(0, 360), size: between(0.6, 1.1), lift: 1},
    ),
  );
/** A silky wisp of beaten egg, as it sets in hot broth. */
export function eggRibbon(long = 150) {
  const sway = Array.from({length: 6}, (_, index) => [
    -long / 2 + (index * long) / 5,
    between(-20, 20),
  ]);
  const wide = sway.map((_, index) => between(9, 20) * Math.sin(0.5 + (index / 5) * 2.2));
  const lower = sway.map(([x, y], index) => [x, y + wide[index]]).reverse();
  const shape = outline([...sway.map(([x, y], index) => [x, y - wide[index]]), ...lower]);
  return (
    fill(shape, '#EBB53E', 'opacity=".9"') +
    at(-1, -3, fill(shape, '#FBDD86', 'opacity=".95"'), {size: 0.9}) +
    stroke(
      curve(sway.map(([x, y], index) => [x * 0.8, y - wide[index] * 0.4])),
      '#FFF6CF',
      4,
      'opacity=".9"',
    )
  );
}
