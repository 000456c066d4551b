import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, circle, faint, fill, stroke} from '../../kit/shapes.mjs';
import {bowl} from '../../kit/dishes.mjs';
import {heap} from '../../kit/heap.mjs';
import {basilSprig} from '../../kit/herbs.mjs';
import {cloth, spoon} from '../../kit/tableware.mjs';
import {cherryTomato, halfTomato} from '../../kit/vegetables.mjs';

export const scene = {
  table: 'leaf',
  things: () =>
    cloth(1090, 790, 430, 460, -18, colour.cream, colour.clay) +
    spoon(1120, 460, 84) +
    bowl(
      570,
      480,
      405,
      {outside: colour.clay, inside: '#F6E4CC', broth: '#CF4526'},
      fill(blob(300, 290, 0.06, 12), '#DB5530') +
        faint(
          0.9,
          stroke(
            'M-190 60C-210 -120 40 -240 150 -110C230 -10 120 150 -10 120C-110 96 -110 -30 -10 -50C60 -60 90 10 40 40',
            '#FBEBD2',
            20,
          ) + stroke('M-190 60C-210 -120 40 -240 150 -110C230 -10 120 150 -10 120', '#F4B79A', 5),
        ) +
        at(10, -20, basilSprig(1.7)) +
        heap(
          20,
          200,
          [() => fill(blob(16, 14, 0.1, 6), '#C98A45') + fill(blob(11, 9, 0.2, 6), '#EBC07C')],
          40,
        ) +
        times(50, () => circle(between(-230, 230), between(-230, 230), between(2, 4), '#4B2416')) +
        faint(0.4, stroke('M-280 -120A305 305 0 0 1 -150 -256', '#fff', 14)),
    ) +
    at(130, 150, cherryTomato(62), {lift: 2}) +
    at(240, 110, cherryTomato(50), {turn: 60, lift: 2}) +
    at(110, 260, cherryTomato(46), {turn: 130, lift: 2}) +
    at(140, 850, basilSprig(1.7)) +
    at(1130, 130, halfTomato(66), {lift: 2}),
};
