import {times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, box, circle, clipped, curve, ellipse, fill, stroke} from '../../kit/shapes.mjs';
import {citrus} from '../../kit/citrus.mjs';
import {broccoli} from '../../kit/greens.mjs';
import {spread} from '../../kit/heap.mjs';
import {basilSprig, greens, leaf} from '../../kit/herbs.mjs';
import {mushroom} from '../../kit/mushrooms.mjs';
import {counter, steam, vessel} from '../../kit/standing.mjs';
import {avocadoHalf, cherryTomato} from '../../kit/vegetables.mjs';

const shelf = (x, y, wide) =>
  box(x, y, wide, 22, 6, colour.woodDark) +
  box(x, y - 4, wide, 16, 6, colour.wood) +
  box(x, y + 20, wide, 20, 0, colour.shadow, 'opacity=".1"');

const jar = (x, y, paint, high = 130) =>
  at(
    x,
    y,
    box(-48, -high, 96, high, 16, '#F4F1E4', 'opacity=".9"') +
      box(-42, -high * 0.72, 84, high * 0.68, 12, paint) +
      box(-42, -high - 22, 84, 32, 8, colour.wood) +
      stroke(`M-34 ${-high * 0.86}V-18`, '#fff', 7, 'opacity=".7"'),
  );

const hanging = (x, tool) => stroke(`M${x} 96v40`, '#6B5A3A', 6) + at(x, 136, tool);

const ladle = () =>
  stroke('M0 0V170', colour.woodDark, 16) +
  ellipse(0, 200, 46, 40, colour.woodDark) +
  ellipse(-4, 195, 38, 30, colour.wood);

const whisk = () =>
  stroke('M0 0V100', colour.woodDark, 18) +
  times(
    5,
    (index) =>
      `<ellipse cx="0" cy="165" rx="${8 + index * 10}" ry="70" fill="none" stroke="#A39B86" stroke-width="4"/>`,
  );

const turner = () =>
  stroke('M0 0V130', colour.woodDark, 16) +
  box(-40, 126, 80, 110, 14, '#A9B0AB') +
  times(3, (index) => box(-20 + index * 16, 150, 7, 62, 3, '#7F8680'));

const casement = () =>
  box(90, 90, 390, 470, 18, '#FDF7EA') +
  box(114, 114, 342, 422, 8, '#CBE0DC') +
  clipped(
    'M114 114H456V536H114Z',
    circle(380, 230, 70, '#F6CB68') +
      fill(
        `${curve([
          [90, 440],
          [220, 380],
          [360, 430],
          [480, 390],
        ])}L480 560L90 560Z`,
        '#8FB583',
      ) +
      fill(
        `${curve([
          [90, 500],
          [260, 450],
          [480, 500],
        ])}L480 560L90 560Z`,
        '#5C8F62',
      ),
  ) +
  box(278, 114, 14, 422, 0, '#FDF7EA') +
  box(114, 310, 342, 14, 0, '#FDF7EA') +
  box(70, 550, 430, 30, 8, '#F3E7D0');

export const scene = {
  table: 'cream',
  swept: false,
  things: () =>
    box(0, 0, 1280, 960, 0, '#F3E4C9') +
    casement() +
    shelf(560, 330, 660) +
    jar(640, 328, '#C98E52') +
    jar(760, 328, '#8FB46A', 150) +
    jar(880, 328, '#D9BE9C', 120) +
    at(
      1020,
      328,
      box(-70, -90, 140, 90, 16, colour.clay) +
        [
          [-110, 150],
          [-70, 150],
          [-140, 110],
          [-40, 110],
          [-90, 120],
        ]
          .map(([turn, long]) => at(0, -84, leaf(long * 0.9, 56, ...greens), {turn}))
          .join(''),
    ) +
    jar(1160, 328, '#E9B44C', 140) +
    at(
      0,
      330,
      hanging(620, ladle()) +
        hanging(730, whisk()) +
        hanging(840, turner()) +
        box(560, 84, 360, 14, 7, '#6B5A3A'),
    ) +
    counter(720, '#E2C193', '#C99868') +
    steam(960, 480, 210, 0.3, 3) +
    vessel(
      960,
      560,
      250,
      260,
      {
        paint: colour.leaf,
        shade: colour.leafDark,
        inside: '#C9732F',
        foot: 0.86,
        band: box(-260, 60, 520, 12, 0, '#fff', 'opacity=".18"'),
      },
      ellipse(0, 8, 222, 58, '#DE8B3E') +
        spread(
          [
            [-90, 10],
            [40, 24],
            [110, -6],
            [-20, -14],
          ],
          () => fill(blob(22, 12, 0.2, 7), colour.basil),
        ),
    ) +
    box(676, 590, 50, 26, 13, colour.leafDark) +
    box(1194, 590, 50, 26, 13, colour.leafDark) +
    at(
      340,
      800,
      box(-280, -24, 560, 60, 26, colour.woodDark) + box(-280, -34, 560, 54, 26, colour.wood),
    ) +
    at(210, 690, broccoli(1.7), {lift: 1}) +
    at(350, 730, cherryTomato(62), {lift: 1}) +
    at(455, 744, cherryTomato(50), {turn: 20, lift: 1}) +
    at(550, 738, mushroom(1.4, false), {lift: 1}) +
    at(120, 880, basilSprig(1.5)) +
    at(640, 900, citrus(80), {lift: 2}) +
    at(760, 910, avocadoHalf(0.66), {turn: 70, lift: 2}),
};
