import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, box, circle, ellipse, fill, stroke} from '../../kit/shapes.mjs';
import {glass} from '../../kit/glassware.mjs';
import {greens, leaf} from '../../kit/herbs.mjs';
import {counter, ground} from '../../kit/standing.mjs';

const flask = (x, y, paint, size) =>
  ground(x, y, 120 * size) +
  at(
    x,
    y,
    fill(
      'M-36 -330V-210L-140 -40Q-156 0 -110 0H110Q156 0 140 -40L36 -210V-330Z',
      '#F4FBFA',
      'opacity=".6"',
    ) +
      fill(
        'M-88 -124L-140 -40Q-156 0 -110 0H110Q156 0 140 -40L88 -124Q0 -104 -88 -124Z',
        paint,
        'opacity=".9"',
      ) +
      ellipse(0, -122, 88, 16, '#fff', 'opacity=".35"') +
      box(-48, -346, 96, 24, 12, '#E6EFEC') +
      stroke(
        'M-36 -322V-210L-140 -40Q-156 0 -110 0H110Q156 0 140 -40L36 -210V-322',
        '#fff',
        6,
        'opacity=".85"',
      ) +
      stroke('M-64 -150L-112 -50', '#fff', 10, 'opacity=".6"') +
      times(7, () =>
        circle(between(-80, 80), between(-90, -20), between(4, 9), '#fff', 'opacity=".55"'),
      ),
    {size},
  );

const microscope = () =>
  box(-180, -40, 380, 44, 20, '#37544A') +
  fill('M96 -40C214 -130 214 -330 84 -400L40 -352C130 -300 130 -170 40 -110L0 -40Z', '#4B6B5E') +
  stroke('M130 -120C176 -190 172 -300 100 -362', '#fff', 7, 'opacity=".25"') +
  box(-150, -146, 210, 24, 8, '#37544A') +
  box(-120, -158, 130, 12, 4, '#BFE3EA') +
  ellipse(-56, -158, 30, 8, colour.basil) +
  at(
    -4,
    -350,
    box(26, -40, 70, 60, 14, '#37544A') +
      box(-30, 44, 60, 40, 8, '#37544A') +
      box(-20, 78, 40, 64, 10, '#9AA9A2') +
      box(-44, -150, 88, 204, 20, '#F3EBDD') +
      box(14, -150, 30, 204, 14, '#000', 'opacity=".1"') +
      box(-44, -20, 88, 14, 0, colour.honey) +
      box(-30, -226, 60, 82, 12, '#37544A') +
      box(-38, -244, 76, 26, 10, '#24302A'),
    {turn: 14},
  ) +
  circle(104, -210, 36, '#24302A') +
  circle(100, -214, 23, '#6B8A7C');

export const scene = {
  table: 'mist',
  swept: false,
  things: () =>
    circle(520, 380, 320, '#E6F0ED', 'opacity=".85"') +
    counter(700, '#EEF0EA', '#CBD3CB') +
    ground(330, 850, 220) +
    at(330, 850, microscope(), {size: 1.35}) +
    flask(720, 850, '#8FBF7A', 1.25) +
    flask(960, 870, '#E9B44C', 0.95) +
    glass(1140, 870, 70, 300, {level: 0.6, water: '#D98B6B', foot: 1}) +
    at(
      590,
      900,
      ellipse(0, 0, 120, 34, '#fff', 'opacity=".8"') +
        ellipse(0, -4, 106, 27, '#E2EFE6') +
        at(-50, 0, leaf(100, 34, ...greens)),
      {lift: 1},
    ),
};
