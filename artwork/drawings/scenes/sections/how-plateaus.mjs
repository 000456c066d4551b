import {times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, box, circle, curve, ellipse, fill, stroke} from '../../kit/shapes.mjs';
import {branch} from '../../kit/herbs.mjs';

const hill = (points, paint) => fill(`${curve(points)}L1340 1000L-60 1000Z`, paint);

const stone = (x, y, across) =>
  ellipse(
    x + across * 0.1,
    y + across * 0.16,
    across,
    across * 0.42,
    colour.shadow,
    'opacity=".28"',
  ) +
  ellipse(x, y, across, across * 0.4, '#CDBBA0') +
  ellipse(x - across * 0.05, y - across * 0.06, across * 0.92, across * 0.32, '#EFE4D0');

export const scene = {
  table: 'honey',
  swept: false,
  things: () =>
    box(0, 0, 1280, 960, 0, '#F8E3B0') +
    circle(820, 330, 250, '#F9D98A', 'opacity=".7"') +
    circle(820, 330, 170, '#F3B24A') +
    circle(780, 290, 110, '#FAD07C', 'opacity=".5"') +
    hill(
      [
        [-60, 470],
        [250, 380],
        [520, 430],
        [800, 340],
        [1080, 400],
        [1340, 320],
      ],
      '#C9D6B2',
    ) +
    hill(
      [
        [-60, 560],
        [200, 510],
        [520, 570],
        [860, 470],
        [1340, 520],
      ],
      '#9DBB8C',
    ) +
    hill(
      [
        [-60, 680],
        [300, 610],
        [700, 690],
        [1000, 590],
        [1340, 640],
      ],
      '#6C9A6C',
    ) +
    hill(
      [
        [-60, 800],
        [260, 740],
        [700, 800],
        [1340, 730],
      ],
      '#47795A',
    ) +
    [
      [300, 900, 150],
      [470, 812, 118],
      [640, 740, 92],
      [740, 680, 70],
      [790, 626, 54],
      [835, 578, 42],
      [860, 535, 32],
      [872, 500, 24],
    ]
      .map(([x, y, across]) => stone(x, y, across))
      .join('') +
    at(1110, 930, branch(210, 6, ['#35634A', '#264E3A', '#5C9A6B']), {turn: -80}) +
    at(1190, 940, branch(170, 5, ['#3F7352', '#2A563D', '#6FAA7A']), {turn: -66}) +
    at(80, 950, branch(170, 5, ['#35634A', '#264E3A', '#5C9A6B']), {turn: -100}) +
    times(3, (index) =>
      stroke(`M${300 + index * 74} ${210 + index * 34}q16 -18 30 0q14 -18 30 0`, '#6B5A3A', 5),
    ),
};
