import {colour} from '../../kit/palette.mjs';
import {at, blob, fill, scatter} from '../../kit/shapes.mjs';
import {wedge} from '../../kit/citrus.mjs';
import {carrotStick} from '../../kit/cut-vegetables.mjs';
import {board, sauceDish} from '../../kit/dishes.mjs';
import {lettuce} from '../../kit/greens.mjs';
import {spread} from '../../kit/heap.mjs';
import {parsley} from '../../kit/herbs.mjs';
import {crumble} from '../../kit/meat.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';

const lettuceCup = () =>
  lettuce(215, 150) +
  at(14, 4, fill(blob(116, 54, 0.16, 10), '#7B4527')) +
  at(14, 0, crumble(44, 108, 48, ['#B4763F', '#C98A4E', '#9A5E30', '#D8A066'])) +
  spread(
    scatter(8, 80, 20).map(([x, y]) => [x, y * 0.5]),
    carrotStick,
  ) +
  spread(
    scatter(6, 90, 20).map(([x, y]) => [x, y * 0.5]),
    () => scallion(0.95),
  ) +
  at(0, 0, sesame(16, 70));

export const scene = {
  table: 'clay',
  things: () =>
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
};
