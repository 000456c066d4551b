import {times} from './random.mjs';
import {box, fill} from './shapes.mjs';
import {ground, vessel} from './standing.mjs';

export const tiles = (paint) =>
  times(5, (row) =>
    times(8, (column) =>
      box(
        -70 + column * 190 + (row % 2) * 95,
        -60 + row * 150,
        178,
        138,
        10,
        paint,
        'opacity=".35"',
      ),
    ),
  );

export const burner = () =>
  box(150, 800, 900, 46, 20, '#C9CFCA') +
  box(150, 826, 900, 20, 10, '#8E9691') +
  times(6, (index) => box(240 + index * 140, 772, 22, 34, 6, '#2B312D')) +
  box(190, 768, 820, 16, 8, '#2B312D') +
  times(13, (index) =>
    fill(
      `M${300 + index * 50} 800q-13 -14 4 -32q16 16 4 32Z`,
      index % 2 ? '#6FA6D6' : '#A8CCE6',
      'opacity=".95"',
    ),
  );

export const skilletSide = (contents) =>
  ground(600, 770, 380) +
  box(960, 590, 300, 52, 26, '#39403B') +
  box(1190, 602, 50, 18, 9, '#1E2421') +
  vessel(
    600,
    610,
    430,
    160,
    {paint: '#39403B', shade: '#1E2421', inside: '#2B312D', foot: 0.78},
    contents,
  );
