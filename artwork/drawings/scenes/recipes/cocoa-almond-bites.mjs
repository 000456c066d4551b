import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, fill, scatter} from '../../kit/shapes.mjs';
import {bowl, plate} from '../../kit/dishes.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {almond, almondPiece, cocoaBall} from '../../kit/nuts.mjs';
import {cloth} from '../../kit/tableware.mjs';

const cutBall = (radius) =>
  fill(blob(radius, radius, 0.03, 12), colour.cocoaDark) +
  at(-2, -3, fill(blob(radius * 0.92, radius * 0.9, 0.03, 12), '#7B4B30')) +
  spread(scatter(9, radius * 0.66, 6), () => at(0, 0, almondPiece(), {size: 1.4}), {lift: 0}) +
  times(16, () =>
    circle(
      between(-radius * 0.5, radius * 0.5),
      between(-radius * 0.5, radius * 0.5),
      3,
      '#4A2C1C',
    ),
  );

export const scene = {
  table: 'honey',
  things: () =>
    cloth(170, 190, 440, 440, 16, colour.cream, colour.cocoaLight) +
    plate(
      580,
      490,
      405,
      {line: colour.cocoaLight, face: '#FFFDF8'},
      spread(
        [
          [-190, -150],
          [10, -215],
          [200, -140],
          [-240, 60],
          [-30, -20],
          [230, 70],
          [-120, 200],
        ],
        () => cocoaBall(104) + heap(15, 84, [almondPiece], 16, 1.1),
        {lift: 2},
      ) +
        at(90, 190, cutBall(100), {lift: 2}) +
        spread(
          [
            [-110, 60],
            [120, -30],
            [-60, -130],
            [250, 210],
          ],
          () => almond(1.1),
        ) +
        heap(26, 280, [almondPiece], 50) +
        times(70, () =>
          circle(
            between(-290, 290),
            between(-290, 290),
            between(1.5, 4),
            colour.cocoa,
            'opacity=".7"',
          ),
        ),
    ) +
    spread(
      [
        [1080, 170],
        [1160, 130],
        [1150, 230],
        [1060, 260],
      ],
      () => almond(1.6),
      {lift: 2},
    ) +
    bowl(
      1120,
      770,
      140,
      {outside: colour.cocoaLight, broth: '#6B4430'},
      fill(blob(80, 70, 0.1, 10), '#7D523A') +
        times(30, () => circle(between(-80, 80), between(-70, 70), 4, '#553424')),
    ),
};
