import {colour} from '../../kit/palette.mjs';
import {at, box, circle, stroke} from '../../kit/shapes.mjs';
import {leaf} from '../../kit/herbs.mjs';
import {corm, konjacPlant} from '../../kit/konjac-plant.mjs';
import {noodle} from '../../kit/noodles.mjs';
import {counter, ground, mound, vessel} from '../../kit/standing.mjs';

const speckles = (x, y) => at(x, y, leaf(150, 80), {turn: -20, lift: 1});

export const scene = {
  table: 'sage',
  swept: false,
  things: () =>
    circle(310, 320, 250, '#F4DA9C', 'opacity=".8"') +
    counter(720) +
    ground(330, 840, 150) +
    at(330, 700, konjacPlant(430, 1.02)) +
    ground(330, 850, 200) +
    at(330, 760, corm(170)) +
    at(120, 870, corm(84)) +
    at(560, 890, corm(74), {turn: 8}) +
    vessel(
      900,
      620,
      280,
      220,
      {
        paint: colour.leaf,
        shade: colour.leafDark,
        inside: '#1F4232',
        foot: 0.42,
        band: box(-300, 70, 600, 14, 0, colour.honey, 'opacity=".9"'),
      },
      mound(250, noodle.konjac, 24),
    ) +
    at(
      900,
      420,
      stroke('M-20 90L180 -260', colour.cocoaLight, 15) +
        stroke('M30 96L250 -240', colour.cocoa, 15),
    ) +
    speckles(1080, 900),
};
