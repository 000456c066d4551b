import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, box, clipped, curve, ellipse, fill, polygon, stroke} from './shapes.mjs';

export function cloth(x, y, across, down, turn, paint = colour.cream, stripe = colour.clay) {
  const edge = polygon([
    [-across / 2, -down / 2],
    [across / 2 - 8, -down / 2 + 10],
    [across / 2, down / 2],
    [-across / 2 + 14, down / 2 - 6],
  ]);
  const weave = times(3, (index) =>
    box(
      -across / 2 - 20,
      -down / 2 + 36 + index * 22,
      across + 40,
      index === 1 ? 12 : 5,
      0,
      stripe,
      'opacity=".75"',
    ),
  );
  const fringe = times(Math.floor(down / 16), (index) =>
    stroke(`M${across / 2 - 6} ${-down / 2 + 14 + index * 16}l22 ${between(-4, 4)}`, paint, 5),
  );
  const fold = stroke(
    curve([
      [-across / 2 + 30, down / 2 - 60],
      [0, down / 2 - 90],
      [across / 2 - 20, down / 2 - 40],
    ]),
    colour.shadow,
    16,
    'opacity=".07"',
  );
  return at(x, y, fringe + fill(edge, paint) + clipped(edge, weave + fold), {turn, lift: 2});
}

export function chopsticks(x, y, long, turn, paint = colour.cocoaLight) {
  const stick = (shift, lean) => at(0, shift, polygonStick(long, paint), {turn: lean, lift: 2});
  return at(x, y, stick(-16, -1.5) + stick(16, 2), {turn});
}

function polygonStick(long, paint) {
  return (
    fill(
      polygon([
        [-long / 2, -5],
        [long / 2, -10],
        [long / 2, 10],
        [-long / 2, 5],
      ]),
      paint,
    ) +
    stroke(`M${-long / 2 + 12} -2L${long / 2 - 6} -5`, '#fff', 3, 'opacity=".3"') +
    fill(
      polygon([
        [long / 2 - 70, -9.4],
        [long / 2 - 54, -9.6],
        [long / 2 - 54, 9.6],
        [long / 2 - 70, 9.4],
      ]),
      colour.honey,
    )
  );
}

export function fork(x, y, turn, paint = '#B9975B') {
  const tines = times(4, (index) => box(-150, -21 + index * 12, 82, 6, 3, paint));
  return at(
    x,
    y,
    tines +
      fill(
        'M-72 -21C-50 -26 -30 -22 -4 -8L210 -11A11 11 0 0 1 210 11L-4 8C-30 22 -50 26 -72 21Z',
        paint,
      ) +
      stroke('M-60 -12C-40 -14 -20 -6 0 -3L200 -5', '#fff', 4, 'opacity=".45"'),
    {turn, lift: 2},
  );
}

export function spoon(x, y, turn, paint = '#B9975B') {
  const cup =
    ellipse(-110, 0, 66, 42, paint) +
    ellipse(-112, 2, 52, 31, colour.shadow, 'opacity=".16"') +
    stroke('M-150 -16A52 30 0 0 1 -90 -28', '#fff', 5, 'opacity=".6"');
  return at(x, y, fill('M-52 -9L200 -11A11 11 0 0 1 200 11L-52 9Z', paint) + cup, {
    size: 1.4,
    turn,
    lift: 2,
  });
}
