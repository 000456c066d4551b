import {colour} from '../../kit/palette.mjs';
import {at, ellipse, stroke} from '../../kit/shapes.mjs';
import {noodle} from '../../kit/noodles.mjs';
import {counter, mound, steam} from '../../kit/standing.mjs';
import {burner, skilletSide, tiles} from '../../kit/stove.mjs';

/** Dry: the noodles in a hot, dry skillet until they squeak. */
export const dry =
  (phase = 0.2) =>
  () =>
    tiles('#FBEBC2') +
    counter(790, '#E6CFA4', '#CFAE78') +
    burner() +
    steam(590, 500, 380, phase, 4) +
    skilletSide(at(0, Math.sin(phase * Math.PI * 2) * -5, mound(385, noodle.konjac, 28))) +
    steam(640, 470, 300, (phase + 0.5) % 1, 2) +
    at(
      780,
      400,
      stroke('M40 150L260 -190', colour.woodDark, 34) +
        stroke('M36 150L256 -190', colour.wood, 24) +
        at(18, 172, ellipse(0, 0, 46, 84, colour.woodDark) + ellipse(-4, -3, 40, 77, colour.wood), {
          turn: 33,
        }),
      {turn: Math.sin(phase * Math.PI * 2) * 3},
    );

export const scene = {
  table: 'honey',
  swept: false,
  things: dry(),
};
