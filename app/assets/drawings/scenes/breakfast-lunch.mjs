import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, blob, circle, ellipse, faint, fill, scatter, stroke} from '../kit/shapes.mjs';
import {board, bowl, oval, plate, sauceDish} from '../kit/dishes.mjs';
import {chopsticks, cloth, fork, spoon} from '../kit/tableware.mjs';
import {nest, noodle, tangle} from '../kit/noodles.mjs';
import {
  basilSprig,
  dill,
  flecks,
  lettuce,
  mintSprig,
  parsley,
  scallion,
  sesame,
  spinach,
} from '../kit/herbs.mjs';
import {
  avocadoFan,
  avocadoHalf,
  cabbage,
  carrotStick,
  cherryTomato,
  citrus,
  cucumber,
  halfTomato,
  onionStrip,
  wedge,
} from '../kit/vegetables.mjs';
import {crumble, feta, halfEgg, smokedSalmon} from '../kit/proteins.mjs';
import {
  almond,
  almondPiece,
  blackberry,
  blueberry,
  raspberry,
  strawberryHalf,
} from '../kit/fruit.mjs';
import {arc, heap, spread} from '../kit/heap.mjs';

const eggBite = () =>
  fill(blob(96, 94, 0.03, 12), '#B87A2C') +
  at(-3, -5, fill(blob(91, 88, 0.03, 12), '#E9AE46')) +
  at(-5, -8, fill(blob(78, 75, 0.05, 11), '#F8D271')) +
  times(8, () =>
    at(
      between(-60, 60),
      between(-60, 60),
      fill(blob(between(8, 22), between(5, 11), 0.3, 7), '#D48E33', 'opacity=".45"'),
    ),
  ) +
  spread(scatter(5, 58, 10), () => spinach(0.36)) +
  spread(scatter(6, 60, 12), feta) +
  spread(
    [
      [between(-30, 30), between(-40, 40)],
      [between(20, 44), between(-30, 30)],
    ],
    () => halfTomato(17),
  ) +
  flecks(12, 70, ['#3B2D22', colour.basilDark]);

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

const lettuceCup = () =>
  lettuce(200, 128) +
  at(0, 4, fill(blob(138, 70, 0.12, 10), '#7B4527')) +
  at(0, 0, crumble(46, 124, 58, ['#B4763F', '#C98A4E', '#9A5E30', '#D8A066'])) +
  spread(
    scatter(8, 80, 20).map(([x, y]) => [x, y * 0.5]),
    carrotStick,
  ) +
  spread(
    scatter(6, 90, 20).map(([x, y]) => [x, y * 0.5]),
    () => scallion(0.95),
  ) +
  at(0, 0, sesame(16, 70));

const tunaSalad = () =>
  at(
    0,
    42,
    fill(blob(64, 66, 0.1, 10), '#D9B48C') +
      heap(
        26,
        56,
        [
          () =>
            fill(
              blob(between(14, 24), between(9, 14), 0.18, 7),
              ['#F3DCC0', '#E8C6A0', '#F8E9D4', '#DDB38A'][Math.floor(between(0, 4))],
            ),
        ],
        6,
      ) +
      spread(scatter(6, 50, 8), () => at(0, 0, onionStrip(), {size: 0.4})) +
      flecks(20, 54) +
      times(8, () => circle(between(-40, 40), between(-40, 40), 2.4, '#3B2D22')),
  );

export const breakfastLunch = {
  'spinach-feta-egg-bites': [
    'honey',
    () =>
      cloth(1080, 190, 440, 420, 20, colour.cream, colour.leaf) +
      fork(1120, 590, 96) +
      plate(
        570,
        485,
        410,
        {line: colour.leaf},
        spread(
          [
            [-190, -130],
            [30, -205],
            [215, -60],
            [-215, 95],
            [10, 15],
            [150, 175],
            [-60, 225],
          ],
          eggBite,
          {lift: 2, turn: [-30, 30]},
        ) +
          spread(
            [
              [-90, -60],
              [110, -80],
              [-100, 150],
              [270, 100],
            ],
            () => spinach(0.7),
          ),
      ) +
      spread(
        [
          [110, 130],
          [170, 190],
          [95, 235],
        ],
        () => spinach(1.1),
        {lift: 2},
      ) +
      at(1120, 880, cherryTomato(52), {lift: 2}) +
      at(1020, 890, cherryTomato(42), {turn: 80, lift: 2}) +
      spread(
        [
          [110, 860],
          [165, 890],
          [140, 820],
        ],
        () => at(0, 0, feta(), {size: 1.6}),
      ),
  ],

  'chia-berry-breakfast-pudding': [
    'blush',
    () =>
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
  ],

  'avocado-smoked-salmon-plate': [
    'sage',
    () =>
      cloth(1120, 230, 420, 440, 14, colour.cream, colour.clay) +
      fork(1130, 560, 92) +
      plate(
        560,
        485,
        412,
        {line: colour.clay},
        at(-215, 120, avocadoFan(9, 40, 1.35), {turn: -18}) +
          spread(
            [
              [-150, -130],
              [20, -185],
              [-10, -50],
              [160, -130],
            ],
            () => smokedSalmon(1.2),
            {turn: [-30, 30], lift: 2},
          ) +
          at(225, 20, halfEgg(1.5), {turn: -60, lift: 2}) +
          at(240, 150, halfEgg(1.5), {turn: -80, lift: 2}) +
          spread(arc(5, 265, 178, 232), () => cucumber(54)) +
          at(60, 235, citrus(60), {lift: 1}) +
          at(-40, -130, dill(150), {turn: -30, lift: 1}) +
          at(40, -70, dill(130), {turn: 20, lift: 1}) +
          spread(
            scatter(12, 230, 30),
            () => circle(0, 0, 9, '#6B7D3C') + circle(-2, -3, 4, '#A3B266'),
          ) +
          times(40, () => circle(between(-230, 230), between(-230, 230), 2.6, '#3B2D22')),
      ) +
      at(120, 150, dill(210), {turn: 40, lift: 2}) +
      at(140, 840, wedge(90), {turn: 24, lift: 2}),
  ],

  'sesame-noodle-salad': [
    'mist',
    () =>
      cloth(170, 180, 430, 400, 18, colour.cream, colour.leaf) +
      chopsticks(1110, 470, 720, 98) +
      bowl(
        580,
        490,
        406,
        {outside: colour.leaf, inside: '#F3E3C2'},
        tangle(335, {thick: 9, strands: 5, tone: noodle.egg, bundles: 34}) +
          spread(arc(8, 245, 170, 250), () => cucumber(62), {turn: [0, 40]}) +
          spread(arc(20, 235, -50, 20), () => at(0, 0, carrotStick(), {size: 1.3})) +
          spread(arc(22, 225, 45, 120), () => at(0, 0, cabbage(), {size: 1.3})) +
          at(0, -10, nest(120, {thick: 9, strands: 4, tone: noodle.egg}), {lift: 2}) +
          heap(12, 200, [() => scallion(1.3)], 50) +
          spread(
            [
              [-70, 40],
              [90, -90],
            ],
            () => parsley(1.3),
          ) +
          sesame(140, 290),
      ) +
      sauceDish(1130, 135, 108, '#7A4522', colour.clay, sesame(18, 60)) +
      at(1130, 860, wedge(88, ['#6C9A3A', '#B9D36B', '#DDEAA6']), {turn: -20, lift: 2}),
  ],

  'turkey-lettuce-wraps': [
    'clay',
    () =>
      board(
        570,
        490,
        960,
        700,
        -6,
        at(-230, -150, lettuceCup(), {turn: -12, lift: 2, size: 1.05}) +
          at(170, -60, lettuceCup(), {turn: 14, lift: 2, size: 1.1}) +
          at(-150, 150, lettuceCup(), {turn: 6, lift: 2, size: 1.08}) +
          at(270, 200, wedge(80, ['#6C9A3A', '#B9D36B', '#DDEAA6']), {turn: -16, lift: 1}),
      ) +
      sauceDish(1120, 190, 130, '#9B3A1D', colour.leaf, sesame(14, 70)) +
      at(1140, 830, parsley(2.4)) +
      at(1050, 880, parsley(1.9)) +
      spread(
        [
          [1120, 520],
          [1160, 600],
          [1080, 590],
        ],
        () => scallion(2.4),
      ),
  ],

  'tuna-stuffed-avocado': [
    'sand',
    () =>
      cloth(1110, 790, 430, 460, -14, colour.sage, colour.leaf) +
      oval(
        580,
        490,
        520,
        390,
        {line: colour.leaf},
        at(-235, 0, avocadoHalf(1.42, tunaSalad()), {turn: -14, lift: 2}) +
          at(45, -20, avocadoHalf(1.42, tunaSalad()), {turn: 10, lift: 2}) +
          at(305, -70, citrus(72), {lift: 1}) +
          at(320, 70, wedge(84), {turn: -20, lift: 1}) +
          spread(
            [
              [-90, 225],
              [200, 200],
              [280, 190],
            ],
            () => halfTomato(40),
          ) +
          spread(
            [
              [-100, -230],
              [190, -230],
            ],
            () => parsley(1.5),
          ) +
          times(30, () => circle(between(-300, 300), between(-220, 220), 2.4, '#3B2D22')),
      ) +
      at(1150, 150, avocadoHalf(0.95), {turn: 40, lift: 2}) +
      fork(1170, 560, 96),
  ],

  'tomato-basil-soup': [
    'leaf',
    () =>
      cloth(1090, 790, 430, 460, -18, colour.cream, colour.clay) +
      spoon(1120, 460, 84) +
      bowl(
        570,
        480,
        405,
        {outside: colour.clay, inside: '#F6E4CC', broth: '#CF4526'},
        fill(blob(300, 290, 0.06, 12), '#DB5530') +
          faint(
            0.9,
            stroke(
              'M-190 60C-210 -120 40 -240 150 -110C230 -10 120 150 -10 120C-110 96 -110 -30 -10 -50C60 -60 90 10 40 40',
              '#FBEBD2',
              20,
            ) + stroke('M-190 60C-210 -120 40 -240 150 -110C230 -10 120 150 -10 120', '#F4B79A', 5),
          ) +
          at(10, -20, basilSprig(1.7)) +
          heap(
            20,
            200,
            [() => fill(blob(16, 14, 0.1, 6), '#C98A45') + fill(blob(11, 9, 0.2, 6), '#EBC07C')],
            40,
          ) +
          times(50, () =>
            circle(between(-230, 230), between(-230, 230), between(2, 4), '#4B2416'),
          ) +
          faint(0.4, stroke('M-280 -120A305 305 0 0 1 -150 -256', '#fff', 14)),
      ) +
      at(130, 150, cherryTomato(62), {lift: 2}) +
      at(240, 110, cherryTomato(50), {turn: 60, lift: 2}) +
      at(110, 260, cherryTomato(46), {turn: 130, lift: 2}) +
      at(140, 850, basilSprig(1.7)) +
      at(1130, 130, halfTomato(66), {lift: 2}),
  ],
};
