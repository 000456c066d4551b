import {between, pick, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, blob, box, circle, curve, fill, scatter, stroke} from '../kit/shapes.mjs';
import {board, bowl, oval, pan, plate, skillet} from '../kit/dishes.mjs';
import {chopsticks, cloth, fork} from '../kit/tableware.mjs';
import {
  asparagus,
  basilSprig,
  broccoli,
  dill,
  flecks,
  scallion,
  sesame,
  thyme,
} from '../kit/herbs.mjs';
import {
  cherryTomato,
  chilli,
  citrus,
  cucumber,
  garlic,
  pepperStrip,
  wedge,
  zucchini,
} from '../kit/vegetables.mjs';
import {beefStrip, drumstick, salmonFillet} from '../kit/proteins.mjs';
import {almond, almondPiece, cocoaBall} from '../kit/fruit.mjs';
import {heap, spread} from '../kit/heap.mjs';

const onionWedge = () =>
  fill('M-50 0C-40 -44 40 -44 50 0C30 14 -30 14 -50 0Z', '#8E3F6B') +
  fill('M-44 -2C-34 -36 34 -36 44 -2C26 8 -26 8 -44 -2Z', '#E6C3D4') +
  stroke('M-32 -6C-24 -24 24 -24 32 -6M-18 -4C-12 -14 12 -14 18 -4', '#A95C87', 5);

const cucumberBite = () =>
  cucumber(88) +
  at(-1, -3, fill(blob(58, 55, 0.1, 11), '#E3D9C4')) +
  at(-3, -8, fill(blob(54, 50, 0.1, 11), '#FFFBF0')) +
  stroke('M-28 -18Q0 -44 28 -20Q36 10 4 14', '#EFE6D2', 7) +
  at(0, -6, sesame(26, 44, ['#2C2621', '#F1DDA8', '#2C2621', '#FFF3D2', '#C98B4A'])) +
  times(4, () =>
    at(between(-30, 30), between(-36, 26), stroke('M-8 0L8 0', pick(['#C9813F', '#8DB25B']), 5), {
      turn: between(0, 180),
    }),
  );

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

const mozzarella = (wide, high) =>
  fill(blob(wide, high, 0.12, 11), '#F2BE5E') +
  at(-3, -4, fill(blob(wide * 0.7, high * 0.7, 0.14, 9), '#F9DB96')) +
  times(3, () =>
    at(
      between(-wide * 0.6, wide * 0.6),
      between(-high * 0.6, high * 0.6),
      fill(blob(between(8, 18), between(6, 12), 0.2, 7), '#C77B2E', 'opacity=".7"'),
    ),
  );

const lasagnaSide = (wide, high) => {
  const layers = [
    '#B23F22',
    '#A9C46B',
    '#8F4A2A',
    '#F8E4B4',
    '#C84A28',
    '#A9C46B',
    '#7E4126',
    '#F8E4B4',
  ];
  return layers
    .map((paint, index) =>
      stroke(
        curve(
          Array.from({length: 7}, (_, step) => [
            -wide / 2 + 10 + (step * (wide - 20)) / 6,
            -high / 2 + (index + 0.5) * (high / 8) + between(-4, 4),
          ]),
        ),
        paint,
        high / 8 + 4,
        'style="stroke-linecap:butt"',
      ),
    )
    .join('');
};

export const dinnerSnack = {
  'dill-salmon-asparagus': [
    'sage',
    () =>
      cloth(1100, 170, 430, 400, 18, colour.cream, colour.leaf) +
      fork(1150, 560, 92) +
      oval(
        580,
        500,
        530,
        395,
        {line: colour.clay},
        times(7, (index) =>
          at(-340, 70 + index * 26, asparagus(600 + between(-40, 20)), {
            turn: between(-4, 4),
            lift: 1,
            size: 1.08,
          }),
        ) +
          at(-10, -80, salmonFillet(580, 250), {turn: -7, lift: 3}) +
          at(-90, -110, citrus(66), {turn: 10, lift: 1}) +
          at(30, -100, citrus(66), {turn: 40, lift: 1}) +
          at(150, -110, citrus(60), {turn: 20, lift: 1}) +
          at(-180, -60, dill(190), {turn: -14, lift: 1}) +
          at(20, -50, dill(180), {turn: 4, lift: 1}) +
          at(120, -150, dill(130), {turn: 30, lift: 1}) +
          flecks(36, 230),
      ) +
      at(130, 130, dill(230), {turn: 24, lift: 2}) +
      at(1120, 850, wedge(94), {turn: -20, lift: 2}) +
      at(110, 870, wedge(80), {turn: 30, lift: 2}),
  ],

  'sheet-pan-chicken-vegetables': [
    'clay',
    () =>
      cloth(110, 860, 420, 300, 14, colour.cream, colour.leaf) +
      pan(
        620,
        480,
        1030,
        770,
        -4,
        heap(
          26,
          360,
          [
            () => zucchini(60),
            onionWedge,
            () => pepperStrip(colour.tomato),
            () => zucchini(50),
            () => pepperStrip(colour.honey, '#FBE0A0'),
            onionWedge,
            () => pepperStrip('#5E9A45', '#A9D07C'),
          ],
          60,
          1.35,
        ) +
          spread(
            [
              [-380, -200],
              [-380, 60],
              [-330, 250],
              [-50, -260],
              [360, -230],
              [390, 60],
              [120, 250],
              [380, 260],
              [-160, 270],
              [200, -290],
            ],
            () => broccoli(1.55),
            {turn: [-50, 50]},
          ) +
          at(-200, -90, drumstick(1.7), {turn: 20, lift: 2}) +
          at(180, -110, drumstick(1.75), {turn: -24, lift: 2}) +
          at(-120, 150, drumstick(1.7), {turn: -14, lift: 2}) +
          at(230, 130, drumstick(1.65), {turn: 26, lift: 2}) +
          spread(
            [
              [-20, 20],
              [330, -80],
              [-300, 150],
              [40, 280],
              [-230, -270],
              [220, -270],
            ],
            () => cherryTomato(40),
          ) +
          at(-40, -150, thyme(170), {turn: 30, lift: 1}) +
          at(60, 90, thyme(160), {turn: -20, lift: 1}) +
          flecks(60, 330) +
          spread(
            [
              [-420, 300],
              [420, -60],
              [0, -60],
            ],
            () => at(0, 0, garlic(), {size: 1.7}),
          ),
      ),
  ],

  'beef-broccoli-stir-fry': [
    'mist',
    () =>
      cloth(170, 180, 440, 420, 20, colour.cream, colour.leaf) +
      skillet(
        560,
        495,
        395,
        -20,
        fill(blob(300, 295, 0.05, 12), '#5E3420') +
          heap(20, 290, [() => beefStrip(190, 78), () => beefStrip(170, 70)], 30) +
          heap(9, 265, [() => broccoli(1.3)], 40) +
          heap(7, 230, [() => beefStrip(180, 74)], 40) +
          heap(9, 250, [() => pepperStrip(), carrotLike], 50, 1.2) +
          heap(14, 250, [() => scallion(1.4)], 50) +
          heap(6, 200, [() => chilli(17)], 60) +
          sesame(120, 280),
      ) +
      bowl(
        1120,
        800,
        140,
        {outside: colour.clay, inside: '#FFF9EC'},
        heap(
          60,
          104,
          [() => stroke('M-7 0L7 0', '#E6DAC0', 10) + stroke('M-7 -1L6 -1', '#FFFDF6', 7)],
          6,
        ),
      ) +
      chopsticks(1010, 560, 440, 70),
  ],

  'zucchini-turkey-lasagna': [
    'blush',
    () =>
      cloth(1090, 150, 430, 330, 12, colour.cream, colour.clay) +
      at(490, 470, dishOfLasagna(), {turn: -5}) +
      plate(
        1040,
        700,
        215,
        {line: colour.leaf},
        at(
          0,
          6,
          box(-112, -84, 224, 178, 14, '#7E3019') +
            box(-108, -30, 216, 118, 12, '#A9371D') +
            at(0, 30, lasagnaSide(216, 116)) +
            at(0, -48, fill(blob(118, 52, 0.06, 12), '#F3C469') + mozzarella(92, 36)) +
            at(0, -46, zucchini(30)) +
            flecks(14, 60) +
            at(-8, -60, basilSprig(0.8)),
          {lift: 2},
        ),
      ) +
      at(1150, 420, basilSprig(1.5)),
  ],

  'everything-cucumber-bites': [
    'leaf',
    () =>
      board(
        600,
        490,
        1010,
        740,
        -5,
        spread(
          [
            [-330, -190],
            [-110, -210],
            [110, -190],
            [330, -215],
            [-320, 20],
            [-100, 5],
            [125, 30],
            [-330, 225],
            [-110, 225],
            [110, 240],
          ],
          cucumberBite,
          {lift: 2, turn: [-20, 20]},
        ) +
          at(
            350,
            130,
            bowl(
              0,
              0,
              130,
              {outside: colour.clay, broth: '#F1DDA8'},
              sesame(120, 104, ['#2C2621', '#F1DDA8', '#FFF3D2', '#C98B4A']),
            ),
          ),
      ) +
      at(1160, 130, dill(190), {turn: 100, lift: 2}) +
      at(1170, 860, cucumber(70), {lift: 2}) +
      at(90, 880, dill(190), {turn: -30, lift: 2}),
  ],

  'cocoa-almond-bites': [
    'honey',
    () =>
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
          () => cocoaBall(104),
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
  ],
};

const roastZucchini = () => at(0, 0, zucchini(58)) + faintBrown();

function faintBrown() {
  return (
    fill(blob(44, 40, 0.2, 9), '#B9752C', 'opacity=".28"') +
    at(between(-16, 16), between(-16, 16), fill(blob(22, 16, 0.3, 7), '#8A4E1C', 'opacity=".4"'))
  );
}

function carrotLike() {
  return (
    stroke('M-40 0Q0 -16 40 2', colour.carrotDark, 16) + stroke('M-36 -3Q0 -17 34 -2', '#F4AA5C', 7)
  );
}

function dishOfLasagna() {
  const dish =
    box(-440, -350, 880, 700, 60, '#2F5D46') +
    box(-470, -90, 60, 180, 26, '#264E3A') +
    box(410, -90, 60, 180, 26, '#264E3A') +
    box(-440, -350, 880, 690, 60, '#3B6F55') +
    box(-402, -312, 804, 618, 40, '#1F4232') +
    box(-396, -300, 792, 606, 36, '#B9421F');
  const cheese = scatter(14, 330, 20)
    .map(([x, y]) => at(x * 1.05, y * 0.78, mozzarella(between(90, 130), between(70, 96))))
    .join('');
  const rows = times(3, (row) =>
    times(row % 2 ? 5 : 6, (column) =>
      at(
        -310 + column * 124 + (row % 2) * 20,
        -190 + row * 190 + between(-16, 16),
        roastZucchini(),
        {turn: between(0, 90), lift: 1},
      ),
    ),
  );
  return (
    at(0, 0, dish, {lift: 4}) +
    cheese +
    rows +
    spread(
      scatter(10, 290, 20).map(([x, y]) => [x, y * 0.8]),
      () => at(0, 0, mozzarella(34, 26)),
    ) +
    at(0, 0, flecks(90, 290)) +
    at(-150, 60, basilSprig(1.15)) +
    at(200, -100, basilSprig(1.05))
  );
}
