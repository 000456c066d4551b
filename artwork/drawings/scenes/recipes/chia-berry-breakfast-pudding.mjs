import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, ellipse, fill} from '../../kit/shapes.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {blackberry, blueberry, raspberry, strawberryHalf} from '../../kit/fruit.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {mintSprig} from '../../kit/herbs.mjs';
import {almond, almondPiece} from '../../kit/nuts.mjs';
import {cloth, spoon} from '../../kit/tableware.mjs';

const chia = (radius) =>
  circle(0, 0, radius, '#EDE3D6') +
  times(420, () => {
    const angle = between(0, 6.28);
    const away = radius * Math.sqrt(between(0, 1));
    return ellipse(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      3.4,
      2.4,
      ['#5B5148', '#7C7064', '#3C342E', '#A59A8C'][Math.floor(between(0, 4))],
    );
  });

export const scene = {
  table: 'blush',
  things: () =>
    cloth(170, 760, 440, 480, 12, colour.cream, colour.berry) +
    spoon(1120, 470, 92) +
    bowl(
      590,
      480,
      400,
      {outside: '#4A5688', inside: '#F7F0E6'},
      chia(345) +
        at(-70, 60, fill(blob(170, 130, 0.12, 10), '#F9F3EA', 'opacity=".85"')) +
        at(-40, 110, fill(blob(150, 90, 0.16, 10), '#B94A6E', 'opacity=".6"')) +
        spread(
          [
            [-180, -120],
            [-70, -190],
            [-120, -40],
          ],
          () => strawberryHalf(1.35),
          {turn: [-40, 40], lift: 2},
        ) +
        spread(
          [
            [40, -190],
            [130, -140],
            [30, -90],
            [-20, -10],
          ],
          () => raspberry(46),
          {lift: 2},
        ) +
        spread(
          [
            [200, -60],
            [110, -20],
            [190, 50],
          ],
          () => blackberry(46),
          {lift: 2},
        ) +
        spread(
          [
            [-210, 30],
            [-160, 90],
            [-220, 110],
            [60, 60],
            [120, 110],
            [-110, 20],
            [20, 140],
          ],
          () => blueberry(32),
          {lift: 2},
        ) +
        spread(
          [
            [-60, 190],
            [10, 215],
            [-130, 200],
            [90, 200],
          ],
          () => almond(1.1),
          {lift: 2},
        ) +
        heap(14, 200, [almondPiece], 60) +
        at(50, -30, mintSprig(1.5)),
    ) +
    spread(
      [
        [1080, 820],
        [1150, 870],
        [1180, 790],
      ],
      () => blueberry(36),
      {lift: 2},
    ) +
    at(1060, 890, raspberry(46), {lift: 2}) +
    at(130, 150, strawberryHalf(1.5), {turn: -30, lift: 2}) +
    at(1110, 120, mintSprig(2)),
};
