import {colour} from '../../kit/palette.mjs';
import {at, box, circle, clipped, fill, polygon, stroke} from '../../kit/shapes.mjs';
import {bottle} from '../../kit/glassware.mjs';
import {greens, leaf} from '../../kit/herbs.mjs';
import {noodle, sheaf} from '../../kit/noodles.mjs';
import {counter, ground} from '../../kit/standing.mjs';

const carton = () =>
  fill(
    polygon([
      [-360, -70],
      [-520, -230],
      [-150, -300],
      [-40, -170],
    ]),
    '#D9AE76',
  ) +
  fill(
    polygon([
      [360, -70],
      [520, -230],
      [150, -300],
      [40, -170],
    ]),
    '#C79A60',
  ) +
  fill(
    polygon([
      [-360, -70],
      [0, -170],
      [360, -70],
      [0, 30],
    ]),
    '#6E4A28',
  );

const cartonFront = () =>
  fill(
    polygon([
      [-360, -70],
      [0, 30],
      [0, 340],
      [-360, 220],
    ]),
    '#DDB47E',
  ) +
  fill(
    polygon([
      [360, -70],
      [0, 30],
      [0, 340],
      [360, 220],
    ]),
    '#C59862',
  ) +
  fill(
    polygon([
      [-360, -70],
      [0, 30],
      [-90, 150],
      [-450, 40],
    ]),
    '#EBC794',
  ) +
  fill(
    polygon([
      [360, -70],
      [0, 30],
      [90, 150],
      [450, 40],
    ]),
    '#D6AA72',
  ) +
  stroke('M0 30V340', '#9C733F', 4, 'opacity=".6"') +
  at(-190, 206, leaf(110, 66, colour.leaf, colour.leafDark, '#7FA98C'), {turn: -30}) +
  at(-190, 206, leaf(80, 52, '#4B7F62', colour.leaf, '#9CC0A6'), {turn: -110});

const pouch = (paint) =>
  fill('M-110 -190Q0 -206 110 -190L118 170Q0 190 -118 170Z', paint) +
  box(-112, -194, 224, 34, 6, '#000', 'opacity=".1"') +
  circle(0, 10, 78, colour.cream) +
  clipped(
    'M-78 10A78 78 0 0 1 78 10A78 78 0 0 1 -78 10Z',
    at(0, 16, sheaf(170, 90, {thick: 9, tone: noodle.konjac, wave: 14})),
  ) +
  stroke('M-92 -150L-98 140', '#fff', 10, 'opacity=".3"');

export const scene = {
  table: 'sand',
  swept: false,
  things: () =>
    circle(640, 400, 330, '#F6E6C4', 'opacity=".8"') +
    counter(700, '#D9C3A0', '#C4A87C') +
    ground(650, 900, 380) +
    at(
      640,
      560,
      carton() +
        at(-150, -190, pouch(colour.clay), {turn: -9, lift: 1}) +
        at(20, -250, pouch(colour.leaf), {turn: 3, lift: 1}) +
        bottle(190, -30, {
          paint: colour.honey,
          size: 0.9,
          mark: at(0, -120, leaf(60, 38, ...greens), {turn: -60}),
        }) +
        at(-280, -90, leaf(120, 66, ...greens), {turn: -110}) +
        at(300, -100, leaf(120, 66, ...greens), {turn: -50}) +
        cartonFront(),
    ) +
    at(130, 880, leaf(120, 66, ...greens), {turn: -20, lift: 2}),
};
