import {colour} from '../../kit/palette.mjs';
import {at, box, circle, fill, polygon, stroke} from '../../kit/shapes.mjs';
import {citrus} from '../../kit/citrus.mjs';
import {bowl, plate} from '../../kit/dishes.mjs';
import {greens, leaf, mintSprig} from '../../kit/herbs.mjs';
import {cloth} from '../../kit/tableware.mjs';

const bubble = (x, y, wide, high, paint, mine, lines) =>
  box(x, y, wide, high, 30, paint) +
  (mine
    ? polygonTail(x + wide - 30, y + high - 20, paint, 1)
    : polygonTail(x + 30, y + high - 20, paint, -1)) +
  lines
    .map((long, row) => box(x + 26, y + 26 + row * 28, long, 12, 6, mine ? '#DDE7D8' : '#C9BFA8'))
    .join('');

const polygonTail = (x, y, paint, side) =>
  fill(
    polygon([
      [x - 18 * side, y - 8],
      [x + 36 * side, y + 30],
      [x + 20 * side, y - 14],
    ]),
    paint,
  );

const phone = () =>
  box(-190, -380, 380, 760, 58, '#24302A') +
  box(-172, -360, 344, 720, 44, '#FBF7EF') +
  box(-172, -360, 344, 110, 44, colour.leaf) +
  box(-172, -300, 344, 50, 0, colour.leaf) +
  circle(-112, -300, 34, '#DDE7D8') +
  at(-112, -290, leaf(40, 26, ...greens), {turn: -60}) +
  box(-64, -318, 130, 14, 7, '#FBF7EF') +
  box(-64, -292, 84, 10, 5, '#A9C3B0') +
  bubble(-150, -220, 232, 104, '#EFE5D2', false, [176, 130]) +
  bubble(-60, -90, 210, 76, '#3F7A5C', true, [150]) +
  bubble(-150, 14, 246, 132, '#EFE5D2', false, [190, 196, 110]) +
  bubble(-20, 174, 170, 76, '#3F7A5C', true, [112]) +
  box(-150, 286, 240, 48, 24, '#F1E8D8') +
  circle(124, 310, 26, colour.clay) +
  stroke('M114 310h20m-8 -9l9 9l-9 9', '#fff', 5) +
  box(-50, -372, 100, 8, 4, '#4A574F');

const tea = () =>
  bowl(
    0,
    0,
    150,
    {outside: colour.clay, broth: '#D9A445'},
    at(10, -10, mintSprig(1.2)) +
      stroke('M-90 -40A100 100 0 0 1 -30 -94', '#fff', 8, 'opacity=".5"'),
  );

export const scene = {
  table: 'blush',
  things: () =>
    cloth(180, 240, 460, 420, 16, colour.sage, colour.leaf) +
    at(
      250,
      660,
      box(-170, -220, 340, 440, 20, colour.leafDark) +
        box(-160, -214, 326, 428, 16, colour.leaf) +
        box(-160, -214, 40, 428, 12, colour.leafDark) +
        circle(40, -40, 66, '#DDE7D8', 'opacity=".9"') +
        at(26, -10, leaf(80, 50, ...greens), {turn: -60}) +
        box(-120, 206, 20, 60, 0, colour.clay),
      {turn: -12, lift: 3},
    ) +
    at(
      400,
      640,
      stroke('M0 -190V150', colour.honey, 22) + fill('M-11 150L0 190L11 150Z', colour.cocoa),
      {turn: 14, lift: 2},
    ) +
    at(700, 490, phone(), {turn: 5, lift: 4}) +
    plate(1090, 320, 210, {line: colour.clay}, tea()) +
    at(1090, 760, mintSprig(2.4)) +
    at(1010, 880, citrus(70), {lift: 2}) +
    at(1180, 880, leaf(110, 64, ...greens), {turn: 200, lift: 2}),
};
