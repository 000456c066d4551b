import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at} from '../../kit/shapes.mjs';
import {citrus, wedge} from '../../kit/citrus.mjs';
import {oval} from '../../kit/dishes.mjs';
import {asparagus} from '../../kit/greens.mjs';
import {dill} from '../../kit/herbs.mjs';
import {salmonFillet} from '../../kit/seafood.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';

export const scene = {
  table: 'sage',
  things: () =>
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
};
