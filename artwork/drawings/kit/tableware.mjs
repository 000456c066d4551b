import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, box, clipped, curve, fill, polygon, stroke} from './shapes.mjs';

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
