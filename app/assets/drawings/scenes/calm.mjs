import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, blob, box, circle, curve, ellipse, fill, outline, stroke} from '../kit/shapes.mjs';
import {bowl, plate} from '../kit/dishes.mjs';
import {chopsticks, cloth} from '../kit/tableware.mjs';
import {leaf, mintSprig, sesame} from '../kit/herbs.mjs';
import {citrus, cucumber, wedge} from '../kit/vegetables.mjs';
import {blueberry, orangeSlice, raspberry, strawberryHalf} from '../kit/fruit.mjs';
import {nest, noodle} from '../kit/noodles.mjs';
import {bottle, counter, glass, ground} from '../kit/still.mjs';
import {spread} from '../kit/heap.mjs';

const branch = (long, leaves, tones) =>
  stroke(`M0 0Q${long / 2} -30 ${long} 0`, '#6B7A45', 6) +
  times(leaves, (index) =>
    at(
      (index / leaves) * long + 20,
      -16 * Math.sin((index / leaves) * 3.1),
      leaf(between(76, 100), 44, ...tones),
      {turn: index % 2 ? -46 : 46, lift: 1},
    ),
  ) +
  at(long - 6, 0, leaf(90, 44, ...tones));
const greens = [colour.basil, colour.basilDark, colour.basilLight];

const pebble = (across, paint) =>
  fill(blob(across, across * 0.78, 0.06, 9), paint) +
  at(
    -across * 0.2,
    -across * 0.22,
    fill(blob(across * 0.5, across * 0.3, 0.1, 8), '#fff', 'opacity=".22"'),
  );

const gummy = (paint, light) =>
  fill(
    outline([
      [-34, 28],
      [-40, 0],
      [-30, -26],
      [0, -38],
      [30, -26],
      [40, 0],
      [34, 28],
      [0, 34],
    ]),
    paint,
  ) +
  fill(
    outline([
      [-24, 8],
      [-28, -8],
      [-18, -22],
      [0, -28],
      [6, -20],
      [-8, -8],
    ]),
    light,
    'opacity=".75"',
  ) +
  times(16, () => circle(between(-28, 28), between(-26, 26), 1.8, '#fff', 'opacity=".7"'));
const gummyTones = [
  ['#C2395F', '#F095AE'],
  ['#E58A33', '#FAD09A'],
  ['#6FA04A', '#C3DD98'],
  ['#8E4B8A', '#D3A4D0'],
];

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

const pot = () =>
  fill('M-150 0L-116 230Q-112 250 -90 250H90Q112 250 116 230L150 0Z', colour.clay) +
  fill('M40 250H90Q112 250 116 230L150 0H96Q90 140 40 250Z', '#8F3D22', 'opacity=".55"') +
  box(-168, -46, 336, 66, 14, '#C4633E') +
  box(80, -46, 88, 66, 14, '#8F3D22', 'opacity=".35"') +
  stroke('M-118 40L-96 190', '#fff', 12, 'opacity=".28"');

const plant = () =>
  [
    [-90, 330, 120],
    [-122, 270, 104],
    [-58, 270, 108],
    [-150, 210, 92],
    [-30, 214, 92],
    [-104, 190, 90],
    [-74, 200, 90],
  ]
    .map(([turn, long, wide]) => at(0, 10, leaf(long, wide, ...greens), {turn, lift: 2}))
    .join('');

const syringe = () =>
  box(-150, -30, 300, 60, 10, '#F4F8F7', 'opacity=".95"') +
  box(-150, -30, 190, 60, 10, '#BFDDE2') +
  times(7, (index) => stroke(`M${-120 + index * 36} -30v20`, '#7C9398', 4)) +
  box(-190, -14, 46, 28, 6, '#9AA9AB') +
  stroke('M-190 0H-270', '#9AA9AB', 5) +
  box(150, -12, 90, 24, 4, '#C5CFD0') +
  box(236, -44, 18, 88, 8, '#9AA9AB') +
  stroke('M-136 -18H120', '#fff', 7, 'opacity=".8"');

export const calm = {
  'how-rewire': [
    'sage',
    () =>
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
  ],

  'how-cravings': [
    'blush',
    () =>
      circle(560, 330, 290, '#FAE3D2', 'opacity=".8"') +
      counter(640, '#F3E2CB', '#DDBB98') +
      glass(560, 800, 210, 460, {
        level: 0.01,
        foot: 0.96,
        inside: spread(
          Array.from({length: 46}, (_, index) => [
            -165 + (index % 6) * 66 + between(-12, 12),
            -36 - Math.floor(index / 6) * 48 + between(-8, 8),
          ]),
          (index) => at(0, 0, gummy(...gummyTones[(index * 7) % 4]), {size: 1.05}),
          {turn: [-50, 50]},
        ),
      }) +
      at(
        560,
        330,
        box(-222, -40, 444, 70, 20, colour.wood) +
          box(-222, -40, 444, 20, 14, colour.woodLight) +
          box(120, -40, 102, 70, 20, colour.woodDark, 'opacity=".4"'),
        {lift: 2},
      ) +
      at(
        560,
        650,
        box(-120, -78, 240, 156, 20, colour.cream) +
          at(-60, 30, branch(120, 4, greens), {turn: -14, size: 0.9}),
        {lift: 1},
      ) +
      spread(
        [
          [930, 830, 0],
          [1010, 800, 1],
          [1075, 850, 2],
          [860, 870, 3],
        ].map(([x, y]) => [x, y]),
        (index) => at(0, 0, gummy(...gummyTones[index]), {size: 1.35}),
        {lift: 2, turn: [-30, 30]},
      ) +
      at(1060, 650, citrus(120, orangeSlice), {lift: 2}) +
      at(930, 690, citrus(84, orangeSlice), {lift: 2}) +
      at(170, 800, strawberryHalf(1.9), {turn: -14, lift: 2}) +
      at(290, 870, raspberry(54), {lift: 2}) +
      spread(
        [
          [90, 880],
          [200, 900],
          [370, 885],
        ],
        () => blueberry(40),
        {lift: 2},
      ),
  ],

  'how-plateaus': [
    'honey',
    () =>
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
  ],

  'how-hydration': [
    'mist',
    () =>
      circle(800, 360, 300, '#E4EFEC', 'opacity=".8"') +
      counter(680, '#F1E6D2', '#D9C4A0') +
      glass(820, 850, 190, 600, {
        level: 0.78,
        foot: 0.9,
        inside:
          at(-60, -190, citrus(92)) +
          at(70, -330, citrus(88), {turn: 20}) +
          at(60, -120, cucumber(80)) +
          at(-70, -400, cucumber(76)) +
          at(10, -240, mintSprig(1.7)) +
          times(14, () =>
            circle(between(-130, 130), between(-440, -40), between(4, 9), '#fff', 'opacity=".6"'),
          ),
      }) +
      glass(420, 870, 150, 380, {
        level: 0.72,
        foot: 0.8,
        inside:
          at(34, -220, citrus(80), {turn: 10}) +
          times(3, (index) =>
            at(
              -40 + index * 44,
              -110 + (index % 2) * 50,
              box(-36, -36, 72, 72, 12, '#fff', 'opacity=".45"'),
              {turn: index * 24 + 10},
            ),
          ) +
          times(10, () =>
            circle(between(-90, 90), between(-260, -30), between(3, 7), '#fff', 'opacity=".7"'),
          ),
      }) +
      at(540, 496, citrus(74), {lift: 1, turn: 12}) +
      at(352, 486, mintSprig(1.7)) +
      at(1100, 850, wedge(96), {turn: -12, lift: 2}) +
      at(180, 880, cucumber(74), {lift: 2}) +
      at(110, 830, cucumber(62), {lift: 2}) +
      at(1180, 800, mintSprig(1.8)),
  ],

  alternative: [
    'sage',
    () =>
      box(640, -10, 680, 980, 0, '#D5DADA') +
      circle(330, 400, 300, '#F4DA9C', 'opacity=".75"') +
      circle(960, 400, 250, '#E6EAEA', 'opacity=".9"') +
      counter(690, '#EFE1C8', '#D6BE97') +
      box(640, 690, 680, 170, 0, '#DDE0DF') +
      box(640, 860, 680, 120, 0, '#C3C9C9') +
      ground(330, 850, 170) +
      at(330, 590, plant() + pot()) +
      bottle(960, 840, {
        paint: '#E08F3A',
        cap: '#FDFDFB',
        label: '#FBFBF8',
        size: 1.2,
        mark: times(4, (index) =>
          box(-66, -170 + index * 26, index === 0 ? 90 : 130 - index * 16, 10, 5, '#9AA9AB'),
        ),
      }) +
      at(1060, 880, syringe(), {turn: -8, size: 0.72, lift: 2}) +
      spread(
        [
          [760, 870],
          [700, 900],
          [790, 915],
        ],
        () =>
          box(-34, -15, 68, 30, 15, '#F8F4EA') +
          box(0, -15, 34, 30, 15, '#7FA7B5') +
          box(-8, -15, 16, 30, 0, '#7FA7B5'),
        {lift: 2},
      ) +
      at(110, 890, leaf(130, 70, ...greens), {turn: -14, lift: 2}) +
      at(500, 890, leaf(110, 60, ...greens), {turn: 200, lift: 2}) +
      box(636, 0, 8, 960, 0, colour.cream),
  ],
};
