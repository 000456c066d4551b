import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, circle, fill, scatter, stroke, blob, curve} from '../kit/shapes.mjs';
import {bowl, plate, sauceDish, skillet} from '../kit/dishes.mjs';
import {chopsticks, cloth} from '../kit/tableware.mjs';
import {noodle, tangle} from '../kit/noodles.mjs';
import {flecks, leaf, parsley, scallion, sesame} from '../kit/herbs.mjs';
import {
  cabbage,
  carrotStick,
  chilli,
  citrus,
  cucumber,
  greenCabbage,
  limeTones,
  nori,
  onionStrip,
  pea,
  pepperStrip,
  sprout,
  wedge,
} from '../kit/vegetables.mjs';
import {beefStrip, chickenPiece, friedEgg, shrimp} from '../kit/proteins.mjs';
import {almondPiece, peanut} from '../kit/fruit.mjs';
import {arc, heap, spread} from '../kit/heap.mjs';

const peanutHalf = () => at(0, 0, peanut());
const chive = () =>
  stroke(
    curve([
      [-40, between(-10, 10)],
      [0, between(-8, 8)],
      [42, between(-10, 10)],
    ]),
    '#5C9A4A',
    8,
  ) +
  stroke(
    curve([
      [-36, -2],
      [0, between(-6, 4)],
      [36, -2],
    ]),
    '#A6CF7B',
    2.6,
  );
const eggStrip = () =>
  stroke(
    curve([
      [-36, between(-8, 8)],
      [0, between(-10, 10)],
      [38, between(-8, 8)],
    ]),
    '#E3A93A',
    20,
  ) +
  stroke(
    curve([
      [-34, -3],
      [0, between(-8, 4)],
      [34, -3],
    ]),
    '#FBDB7E',
    13,
  );
const rice = (count, radius, paints) =>
  scatter(count, radius, 10)
    .map(([x, y], index) =>
      at(
        x,
        y,
        stroke('M-7 0L7 0', '#B25A2A', 11, 'opacity=".5"') +
          stroke('M-7 -1.500L7 -1.500', paints[index % paints.length], 9),
        {turn: between(0, 180)},
      ),
    )
    .join('');
const kimchi = () =>
  fill(blob(between(34, 54), between(20, 32), 0.16, 9), '#B5371F') +
  at(-2, -3, fill(blob(between(26, 40), between(14, 22), 0.18, 8), '#DB5A33')) +
  stroke(`M-30 4Q0 ${between(-14, 6)} 32 2M-10 0L6 -12`, '#F9D9A6', 4.6);

export const stirFries = {
  'chicken-pad-thai': [
    'sage',
    () =>
      chopsticks(1115, 470, 720, 96, colour.cocoa) +
      plate(
        570,
        485,
        410,
        {line: colour.clay},
        tangle(330, {thick: 11, tone: noodle.soy, bundles: 34}) +
          heap(
            12,
            270,
            [() => chickenPiece(130, 62), eggStrip, () => chickenPiece(110, 52), eggStrip],
            30,
            1.25,
          ) +
          heap(16, 290, [chive], 40, 1.3) +
          spread(arc(16, 235, 20, 95), sprout) +
          heap(26, 240, [() => almondPiece()], 60) +
          flecks(30, 280) +
          at(-225, 130, wedge(84, limeTones), {turn: -40, lift: 1}) +
          at(-150, 190, wedge(80, limeTones), {turn: 20, lift: 1}) +
          spread(
            [
              [-40, -60],
              [60, -140],
            ],
            () => parsley(1.5),
          ),
      ) +
      sauceDish(1130, 125, 100, '#A8431F', colour.leaf) +
      spread(
        [
          [110, 130],
          [170, 200],
          [80, 230],
        ],
        () => at(0, 0, peanut(), {size: 2.2}),
        {lift: 2},
      ) +
      at(1130, 850, citrus(70, limeTones), {lift: 2}),
  ],

  'beef-yakisoba': [
    'clay',
    () =>
      cloth(1110, 800, 420, 420, -12, colour.cream, colour.ink) +
      chopsticks(1105, 400, 700, 84, '#2F2622') +
      bowl(
        570,
        480,
        408,
        {outside: colour.ink, inside: '#EAD5AF', rim: '#FFFDF8'},
        tangle(340, {thick: 13, tone: noodle.soy, bundles: 34}) +
          heap(
            13,
            265,
            [() => beefStrip(140, 56), greenCabbage, () => beefStrip(120, 50), greenCabbage],
            34,
            1.3,
          ) +
          heap(24, 285, [carrotStick, greenCabbage, carrotStick, onionStrip], 40, 1.35) +
          spread(scatter(16, 260, 30), () => scallion(1.3)) +
          sesame(60, 270) +
          at(
            40,
            -30,
            times(14, () =>
              stroke(
                curve([
                  [between(-50, -20), between(-30, 30)],
                  [0, between(-20, 20)],
                  [between(20, 50), between(-30, 30)],
                ]),
                '#D9455A',
                6,
              ),
            ),
            {lift: 1},
          ),
      ) +
      at(130, 140, scallion(3.6)) +
      at(215, 175, scallion(3)) +
      sauceDish(140, 850, 100, '#3A2016', colour.clay),
  ],

  'kimchi-fried-rice': [
    'mist',
    () =>
      cloth(170, 170, 420, 400, 18, colour.cream, colour.clay) +
      skillet(
        560,
        500,
        385,
        -24,
        circle(0, 0, 335, '#D98B4E') +
          rice(560, 322, ['#F2B578', '#EFA663', '#F7CC97', '#E98F4C']) +
          heap(26, 290, [kimchi, () => pea(13), kimchi, () => scallion(1.2)], 36, 1.15) +
          at(-6, -20, friedEgg(170), {lift: 2}) +
          spread(arc(10, 235, 0, 300), () => scallion(1.5)) +
          at(165, 175, nori(150, 34), {turn: 24, lift: 1}) +
          at(200, 130, nori(140, 32), {turn: 50, lift: 1}) +
          at(120, 212, nori(130, 30), {turn: 8, lift: 1}) +
          sesame(70, 290),
      ) +
      bowl(
        1110,
        790,
        150,
        {outside: colour.leaf, broth: '#E4A07A'},
        heap(10, 100, [kimchi], 14) + sesame(14, 90),
      ),
  ],

  'singapore-noodles': [
    'leaf',
    () =>
      chopsticks(1110, 520, 720, 100) +
      plate(
        570,
        480,
        410,
        {line: colour.honey},
        tangle(332, {thick: 7, strands: 7, tone: noodle.curry, bundles: 32}) +
          heap(
            10,
            280,
            [
              eggStrip,
              () => pepperStrip(),
              chive,
              () => pepperStrip('#5E9A45', '#A9D07C'),
              carrotStick,
            ],
            40,
            1.25,
          ) +
          heap(
            20,
            280,
            [
              () => pepperStrip(),
              chive,
              eggStrip,
              onionStrip,
              () => pepperStrip('#5E9A45', '#A9D07C'),
            ],
            40,
          ) +
          spread(
            [
              [-180, -100],
              [40, -200],
              [190, -30],
              [90, 170],
              [-130, 160],
              [-10, -10],
            ],
            () => shrimp(1.4),
          ) +
          spread(scatter(12, 250, 30), () => scallion(1.2)) +
          sesame(40, 260),
      ) +
      sauceDish(1120, 140, 110, '#E0A52C', colour.clay, flecks(16, 60, ['#A8431F', '#7B5B12'])) +
      at(130, 850, wedge(90, limeTones), {turn: 20, lift: 2}) +
      at(120, 150, leaf(190, 104), {turn: 30, lift: 2}),
  ],

  'peanut-satay-noodles': [
    'sand',
    () =>
      cloth(1110, 170, 430, 420, 16, colour.sage, colour.leaf) +
      chopsticks(1105, 560, 700, 80) +
      bowl(
        570,
        490,
        408,
        {outside: colour.clay, inside: '#F0D9B2'},
        tangle(340, {thick: 12, tone: noodle.peanut, bundles: 34}) +
          spread(arc(7, 235, 150, 235), () => cucumber(66), {turn: [0, 40]}) +
          spread(arc(13, 230, -60, 20), carrotStick, {turn: [20, 70]}) +
          spread(arc(14, 220, 40, 100), () => cabbage()) +
          at(
            -10,
            -10,
            fill(blob(120, 104, 0.12, 11), '#A66A30') +
              at(-4, -6, fill(blob(106, 90, 0.12, 11), '#CE9350')) +
              stroke('M-56 -28Q-20 -64 36 -50', '#F2D3A0', 10, 'opacity=".8"'),
            {lift: 1},
          ) +
          heap(24, 110, [() => almondPiece()], 20) +
          heap(7, 200, [() => chilli(18)], 60) +
          spread(
            [
              [-60, 90],
              [70, -90],
            ],
            () => parsley(1.5),
          ) +
          sesame(40, 260),
      ) +
      spread(
        [
          [1090, 850],
          [1150, 800],
          [1180, 880],
        ],
        peanutHalf,
        {lift: 2},
      ) +
      sauceDish(140, 150, 112, '#C4853F', colour.leaf) +
      at(130, 860, chilli(40), {lift: 2}),
  ],
};
