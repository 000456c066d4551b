import {colour} from '../../kit/palette.mjs';
import {at, blob, fill, lifted} from '../../kit/shapes.mjs';
import {plate} from '../../kit/dishes.mjs';
import {shavings} from '../../kit/eggs-and-dairy.mjs';
import {basilSprig} from '../../kit/herbs.mjs';
import {crumble} from '../../kit/meat.mjs';
import {nest, noodle} from '../../kit/noodles.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth, fork} from '../../kit/tableware.mjs';
import {cherryTomato} from '../../kit/vegetables.mjs';

export const scene = {
  table: 'sage',
  things: () =>
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
};
