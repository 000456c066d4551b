import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, blob, circle, fill, lifted, scatter} from '../kit/shapes.mjs';
import {bowl, plate, sauceDish} from '../kit/dishes.mjs';
import {cloth, fork} from '../kit/tableware.mjs';
import {nest, noodle, ribbonNest} from '../kit/noodles.mjs';
import {basilSprig, flecks, parsley, thyme} from '../kit/herbs.mjs';
import {cherryTomato, citrus, garlic, halfTomato, mushroom, wedge} from '../kit/vegetables.mjs';
import {crumble, shavings, shrimp} from '../kit/proteins.mjs';
import {spread} from '../kit/heap.mjs';

const pineNut = () =>
  fill('M-11 0C-8 -8 4 -8 12 0C4 8 -8 8 -11 0Z', '#D9B26F') +
  fill('M-8 -1C-6 -6 3 -6 8 -1C3 2 -5 2 -8 -1Z', '#F6E1AE');

export const pasta = {
  'spaghetti-bolognese': [
    'sage',
    () =>
      cloth(1080, 800, 420, 620, -16, colour.cream, colour.clay) +
      fork(1120, 520, 104) +
      plate(
        590,
        480,
        410,
        {line: colour.clay},
        nest(330, {thick: 11, tone: noodle.konjac, curl: 0.5}) +
          at(
            0,
            -6,
            lifted(2, fill(blob(205, 185, 0.12, 12), '#A93A1E')) +
              fill(blob(180, 160, 0.14, 11), colour.tomato) +
              crumble(95, 178, 152, ['#8F4429', '#A6532F', '#B96236', '#C24A28']),
          ) +
          at(-4, -38, basilSprig(1.25)) +
          shavings(11, 130) +
          flecks(24, 270),
      ) +
      at(190, 150, cherryTomato(50), {lift: 2}) +
      at(110, 250, cherryTomato(42), {turn: 70, lift: 2}) +
      at(120, 800, basilSprig(1.5)),
  ],

  'fettuccine-alfredo': [
    'blush',
    () =>
      cloth(180, 180, 460, 420, 22, colour.sage, colour.leaf) +
      fork(1140, 520, 98) +
      bowl(
        600,
        490,
        400,
        {outside: colour.clay, inside: '#FBF3E2', broth: '#FBF0D6'},
        ribbonNest(318, {tone: noodle.cream}) +
          flecks(70, 250) +
          shavings(12, 190) +
          times(40, () =>
            circle(between(-200, 200), between(-200, 200), between(1.6, 3), '#4A3A2C'),
          ),
      ) +
      at(1090, 160, parsley(2.2)) +
      at(1010, 110, parsley(1.8)) +
      at(150, 820, garlic(), {size: 4, lift: 2}) +
      at(235, 860, garlic(), {size: 3.2, turn: 60, lift: 2}),
  ],

  'pesto-angel-hair': [
    'honey',
    () =>
      sauceDish(
        1095,
        190,
        130,
        '#6B9440',
        colour.leaf,
        flecks(40, 80, ['#47732F', '#8FB25A', '#C9D88E']),
      ) +
      fork(105, 560, 84) +
      plate(
        620,
        500,
        405,
        {line: colour.leaf},
        nest(330, {thick: 6.5, strands: 7, tone: noodle.pesto, curl: 0.64}) +
          flecks(120, 270, ['#47732F', '#5D8A3A', '#38602B']) +
          spread(
            [
              [-150, 60],
              [120, 120],
              [40, -190],
              [190, -40],
              [-90, 190],
              [-190, -90],
            ],
            () => halfTomato(40),
          ) +
          spread(scatter(22, 250, 30), pineNut) +
          at(6, -30, basilSprig(1.5)),
      ) +
      at(1120, 830, basilSprig(1.7)) +
      spread(
        [
          [1010, 390],
          [1150, 400],
          [1170, 640],
        ],
        () => at(0, 0, pineNut(), {size: 1.8}),
      ),
  ],

  'lemon-garlic-shrimp-spaghetti': [
    'mist',
    () =>
      cloth(1120, 700, 380, 620, -8, colour.cream, colour.honey) +
      fork(1130, 560, 98) +
      plate(
        590,
        480,
        412,
        {line: colour.honey},
        nest(335, {thick: 11, tone: noodle.konjac, curl: 0.56}) +
          flecks(90, 270) +
          spread(
            [
              [-190, 20],
              [-80, -185],
              [130, -165],
              [200, 40],
              [70, 175],
              [-110, 170],
              [10, -10],
            ],
            () => shrimp(1.25),
          ) +
          at(-20, 70, citrus(62), {turn: 20, lift: 1}) +
          at(70, -80, citrus(56), {turn: 50, lift: 1}) +
          spread(scatter(12, 230, 30), garlic) +
          at(-110, -60, parsley(1.3)) +
          at(140, 100, parsley(1.2)),
      ) +
      at(150, 180, wedge(95), {turn: -30, lift: 2}) +
      at(140, 830, citrus(90), {lift: 2}) +
      at(1080, 140, parsley(2.2)),
  ],

  'creamy-mushroom-fettuccine': [
    'leaf',
    () =>
      cloth(150, 790, 420, 480, 14, colour.sand, colour.clay) +
      at(1000, 120, thyme(210), {turn: 24, lift: 2}) +
      bowl(
        620,
        480,
        405,
        {outside: colour.cocoaLight, inside: '#F6E7CC', broth: '#F0DDB6'},
        ribbonNest(320, {tone: noodle.cream}) +
          spread(
            [
              [-180, -60],
              [-60, -190],
              [110, -150],
              [200, 20],
              [120, 170],
              [-60, 190],
              [-190, 110],
              [0, 0],
              [80, 40],
              [-90, 60],
            ],
            () => mushroom(1.15),
          ) +
          flecks(40, 260) +
          at(-60, -60, thyme(150), {turn: 30, lift: 1}) +
          times(40, () =>
            circle(between(-220, 220), between(-220, 220), between(1.6, 3), '#3B2D22'),
          ),
      ) +
      at(1140, 830, mushroom(2, false), {turn: 20, lift: 2}) +
      at(1010, 880, mushroom(1.5, false), {turn: -30, lift: 2}) +
      at(130, 180, mushroom(1.9, false), {turn: -15, lift: 2}),
  ],
};
