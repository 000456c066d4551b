import {colour} from '../../kit/palette.mjs';
import {at, fill, stroke} from '../../kit/shapes.mjs';
import {garlic, pepperStrip} from '../../kit/cut-vegetables.mjs';
import {pan} from '../../kit/dishes.mjs';
import {broccoli} from '../../kit/greens.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {thyme} from '../../kit/herbs.mjs';
import {chickenThigh} from '../../kit/meat.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth} from '../../kit/tableware.mjs';
import {cherryTomato, zucchini} from '../../kit/vegetables.mjs';

const onionWedge = () =>
  fill('M-50 0C-40 -44 40 -44 50 0C30 14 -30 14 -50 0Z', '#8E3F6B') +
  fill('M-44 -2C-34 -36 34 -36 44 -2C26 8 -26 8 -44 -2Z', '#E6C3D4') +
  stroke('M-32 -6C-24 -24 24 -24 32 -6M-18 -4C-12 -14 12 -14 18 -4', '#A95C87', 5);

export const scene = {
  table: 'clay',
  things: () =>
    cloth(110, 860, 420, 300, 14, colour.cream, colour.leaf) +
    pan(
      620,
      480,
      1030,
      770,
      -4,
      heap(
        26,
        300,
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
        at(-200, -90, chickenThigh(1.7), {turn: 20, lift: 2}) +
        at(180, -110, chickenThigh(1.75), {turn: -24, lift: 2}) +
        at(-120, 150, chickenThigh(1.7), {turn: -14, lift: 2}) +
        at(230, 130, chickenThigh(1.65), {turn: 26, lift: 2}) +
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
};
