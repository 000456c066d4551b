import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {at, ellipse, faint, ring, stroke} from '../kit/shapes.mjs';
import {bowl, sauceDish} from '../kit/dishes.mjs';
import {chopsticks, cloth, spoon} from '../kit/tableware.mjs';
import {noodle, tangle} from '../kit/noodles.mjs';
import {flecks, leaf, mintSprig, parsley, scallion, sesame} from '../kit/herbs.mjs';
import {
  carrotCoin,
  celery,
  chilli,
  citrus,
  limeTones,
  nori,
  pea,
  shiitake,
  sprout,
  wedge,
} from '../kit/vegetables.mjs';
import {chickenPiece, eggRibbon, halfEgg, rareBeef, shrimp, tofu} from '../kit/proteins.mjs';
import {arc, heap, spread} from '../kit/heap.mjs';

/** Drops of oil on the broth, and the light that it throws back. */
const gloss = (paint, count = 26) =>
  times(count, () => {
    const angle = between(0, 6.28);
    const away = between(150, 320);
    return ring(
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      between(3, 11),
      paint,
      2.4,
      'opacity=".7"',
    );
  }) + faint(0.45, stroke('M-286 -120A310 310 0 0 1 -150 -262', '#fff', 12));

const enokiBunch = () =>
  times(15, () => {
    const [x, y] = [between(-48, 48), between(-62, -20)];
    return (
      stroke(`M${x * 0.25} 74Q${x * 0.5} 20 ${x} ${y}`, '#DCC79C', 8) +
      stroke(`M${x * 0.25} 74Q${x * 0.5} 20 ${x} ${y}`, '#F4E8CB', 5) +
      ellipse(x, y - 3, 12, 10, '#DFCBA2') +
      ellipse(x - 1, y - 5, 11, 8.5, '#FFF8E6')
    );
  });

export const soups = {
  'miso-mushroom-noodle-soup': [
    'sand',
    () =>
      cloth(1090, 210, 420, 460, 24, '#DDE7D8', colour.leaf) +
      chopsticks(1075, 560, 720, 82) +
      bowl(
        560,
        490,
        410,
        {outside: colour.leafDark, inside: '#E8CE9C', broth: '#D9AE68'},
        gloss('#F6DDA2') +
          at(10, 15, tangle(318, {thick: 10, tone: noodle.konjac, bundles: 22})) +
          spread(
            [
              [-190, -60],
              [-130, -175],
              [-215, 70],
            ],
            () => shiitake(72),
            {turn: [-30, 30]},
          ) +
          at(150, -150, enokiBunch(), {turn: 38, size: 1.5, lift: 1}) +
          at(60, -215, enokiBunch(), {turn: 8, size: 1.3, lift: 1}) +
          spread(
            [
              [150, 130],
              [220, 60],
              [80, 200],
              [170, 215],
              [0, 130],
            ],
            () => tofu(70),
            {turn: [-25, 25]},
          ) +
          spread(arc(14, 120, 60, 260), () => scallion(1.3)) +
          at(-130, 190, nori(130, 110), {turn: -24, lift: 1}) +
          sesame(26, 230),
      ) +
      sauceDish(1120, 860, 100, '#5A3420', colour.clay),
  ],

  'chicken-angel-hair-soup': [
    'blush',
    () =>
      cloth(190, 800, 460, 420, -14, colour.cream, colour.clay) +
      spoon(1120, 500, 96) +
      bowl(
        600,
        480,
        405,
        {outside: colour.clay, inside: '#F8E7B4', broth: '#F1CE72'},
        gloss('#FBE9AE', 34) +
          at(0, 10, tangle(318, {thick: 5.5, strands: 8, tone: noodle.konjac, bundles: 20})) +
          heap(11, 225, [() => chickenPiece(120, 58), () => chickenPiece(100, 48)], 24) +
          heap(13, 260, [() => carrotCoin(36)], 34) +
          heap(11, 265, [celery], 40) +
          heap(12, 250, [() => pea(12)], 40) +
          spread(
            [
              [-20, -40],
              [150, 110],
              [-150, 120],
            ],
            () => parsley(1.4),
          ) +
          flecks(40, 270),
      ) +
      at(1100, 130, parsley(2.3)) +
      at(120, 150, carrotCoin(60), {lift: 2}) +
      at(215, 110, carrotCoin(46), {lift: 2}),
  ],

  'coconut-laksa': [
    'leaf',
    () =>
      at(120, 140, leaf(340, 150, '#5C9A55', '#417D45', '#94C27A'), {turn: 28, lift: 2}) +
      chopsticks(1110, 430, 720, 100) +
      bowl(
        590,
        490,
        410,
        {outside: '#1F4232', inside: '#F3B566', broth: '#E98F3F'},
        gloss('#FBC98A', 40) +
          at(10, 20, tangle(318, {thick: 9, tone: noodle.konjac, bundles: 22})) +
          times(3, (index) =>
            faint(
              0.8,
              stroke(`M${-220 + index * 60} ${190 - index * 30}q60 -50 140 -10`, '#FDEBCB', 9),
            ),
          ) +
          spread(
            [
              [-190, -40],
              [-110, -165],
              [40, -215],
              [-205, 95],
            ],
            () => shrimp(1.45),
          ) +
          at(165, -90, halfEgg(1.3), {turn: -20, lift: 1}) +
          at(215, 40, halfEgg(1.3), {turn: 14, lift: 1}) +
          spread(arc(9, 190, 60, 140), sprout) +
          heap(8, 150, [() => chilli(17)], 60) +
          spread(
            [
              [-30, 40],
              [70, 120],
            ],
            () => parsley(1.6),
          ) +
          at(-60, -20, mintSprig(1.2)) +
          at(150, 180, citrus(56, limeTones), {lift: 1}),
      ) +
      at(1110, 850, wedge(85, limeTones), {turn: -24, lift: 2}) +
      at(140, 850, chilli(40), {lift: 2}) +
      at(225, 900, chilli(32), {lift: 2}),
  ],

  'beef-pho': [
    'mist',
    () =>
      chopsticks(1100, 420, 720, 78) +
      at(1090, 830, leaf(190, 110), {turn: 200, lift: 2}) +
      at(1150, 850, leaf(160, 100), {turn: 250, lift: 2}) +
      bowl(
        570,
        490,
        410,
        {outside: '#3C5B7A', inside: '#E9C893', broth: '#B97A3F'},
        gloss('#E7B877', 40) +
          at(0, 20, tangle(318, {thick: 9, tone: noodle.konjac, bundles: 24})) +
          spread(
            [
              [-200, -40],
              [-130, -130],
              [-40, -200],
              [60, -210],
              [-170, 60],
              [-60, -70],
              [40, -110],
            ],
            () => rareBeef(),
          ) +
          spread(arc(12, 185, 20, 120), sprout) +
          heap(9, 120, [() => chilli(18)], 70) +
          spread(arc(8, 80, 100, 330), () => scallion(1.3)) +
          at(150, -60, leaf(120, 74), {turn: -30, lift: 1}) +
          at(160, -40, leaf(105, 70), {turn: 20, lift: 1}) +
          at(-80, 130, parsley(1.6)) +
          at(0, 190, citrus(58, limeTones), {lift: 1}) +
          spread(arc(5, 120, 190, 300), () => stroke('M-30 8Q0 -22 30 8', '#F3E9F0', 6)),
      ) +
      at(130, 160, wedge(90, limeTones), {turn: 24, lift: 2}) +
      sauceDish(1120, 130, 105, '#8E2418', colour.leaf) +
      at(130, 860, chilli(38), {lift: 2}),
  ],

  'egg-drop-noodle-soup': [
    'sage',
    () =>
      cloth(1090, 790, 420, 460, -18, colour.cream, colour.clay) +
      spoon(1110, 480, 84) +
      bowl(
        570,
        480,
        405,
        {outside: '#4A5688', inside: '#F8EBC4', broth: '#F0D38A'},
        gloss('#FFF3C4', 34) +
          at(0, 10, tangle(310, {thick: 8, tone: noodle.konjac, bundles: 17})) +
          heap(24, 290, [() => eggRibbon(170), () => eggRibbon(130)], 26) +
          heap(30, 270, [() => scallion(1.25)], 40) +
          sesame(24, 240, ['#FFF3D2', '#3B312A']),
      ) +
      at(130, 150, scallion(4)) +
      at(215, 120, scallion(3.2)) +
      at(150, 240, scallion(2.8)),
  ],
};
