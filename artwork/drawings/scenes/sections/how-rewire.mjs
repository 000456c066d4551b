import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, fill} from '../../kit/shapes.mjs';
import {bowl, plate} from '../../kit/dishes.mjs';
import {branch, greens} from '../../kit/herbs.mjs';
import {nest, noodle} from '../../kit/noodles.mjs';
import {sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';

const pebble = (across, paint) =>
  fill(blob(across, across * 0.78, 0.06, 9), paint) +
  at(
    -across * 0.2,
    -across * 0.22,
    fill(blob(across * 0.5, across * 0.3, 0.1, 8), '#fff', 'opacity=".22"'),
  );

export const scene = {
  table: 'sage',
  things: () =>
    circle(640, 480, 390, '#D9E4D1', 'opacity=".7"') +
    cloth(640, 500, 1000, 470, -3, colour.cream, colour.leaf) +
    plate(
      600,
      480,
      300,
      {line: colour.leaf, well: '#F2E9D8'},
      at(
        0,
        0,
        bowl(
          0,
          0,
          190,
          {outside: colour.clay, inside: '#FBF3E2'},
          nest(128, {thick: 9, tone: noodle.konjac}) + sesame(16, 90),
        ),
      ),
    ) +
    chopsticks(980, 460, 500, 92) +
    at(170, 660, branch(240, 6, greens), {turn: -62, lift: 2}) +
    at(1110, 820, pebble(70, '#B9B3A4'), {lift: 2}) +
    at(1030, 860, pebble(46, '#D8CDB8'), {lift: 2}) +
    at(1160, 870, pebble(34, '#8E958C'), {lift: 2}),
};
