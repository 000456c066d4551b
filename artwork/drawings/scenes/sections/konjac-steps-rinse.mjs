import {times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {box, circle, ellipse, fill, outline, stroke} from '../../kit/shapes.mjs';
import {noodle} from '../../kit/noodles.mjs';
import {counter, mound, vessel} from '../../kit/standing.mjs';
import {tiles} from '../../kit/stove.mjs';

const faucet = () =>
  stroke('M900 720V260C900 120 660 120 660 250V300', '#8E9691', 58) +
  stroke('M894 720V260C894 128 668 126 660 250V296', '#C9CFCA', 40) +
  stroke('M884 700V262C884 170 760 150 712 176', '#fff', 9, 'opacity=".7"') +
  box(624, 286, 72, 40, 12, '#8E9691') +
  box(852, 690, 96, 40, 14, '#8E9691') +
  stroke('M936 560L1010 520', '#A9B0AB', 26);

function stream(phase) {
  const edge = (side) =>
    Array.from({length: 8}, (_, step) => [
      660 + side * (24 + Math.sin(step * 1.5 + phase * Math.PI * 2) * 5),
      326 + step * 24,
    ]);
  const ripples = times(4, (index) => {
    const fall = (index / 4 + phase) % 1;
    return stroke(`M${648 + index * 7} ${330 + fall * 130}v34`, '#fff', 6, 'opacity=".8"');
  });
  return (
    fill(outline([...edge(-1), ...edge(1).toReversed()]), '#BFE3EA', 'opacity=".85"') + ripples
  );
}

const splashes = (phase) =>
  times(12, (index) => {
    const time = (phase + index * 0.29) % 1;
    const side = Math.cos(index * 2.4) * (50 + time * 170);
    return circle(
      660 + side,
      480 - Math.sin(time * Math.PI) * (46 + (index % 3) * 22) + time * 30,
      9 - time * 4,
      '#E6F6F8',
      'opacity=".95"',
    );
  });

const drips = (phase) =>
  times(9, (index) => {
    const time = (phase + index * 0.37) % 1;
    return ellipse(
      430 + index * 58,
      800 - Math.abs(index - 4) * 18 + time * 110,
      6,
      13 - time * 4,
      '#BFE3EA',
      `opacity="${(1 - time * 0.7).toFixed(2)}"`,
    );
  });

const holes = (across, deep) =>
  times(4, (row) =>
    times(11, (column) =>
      ellipse(
        (column - 5) * across * 0.17 * (1 - row * 0.12),
        deep * (0.3 + row * 0.17) + (1 - ((column - 5) / 5) ** 2) * 34,
        9,
        10,
        '#7E3A22',
        'opacity=".75"',
      ),
    ),
  );

const sink = () =>
  ellipse(660, 830, 520, 84, '#F4F7F3') +
  ellipse(660, 834, 496, 72, '#93A39C') +
  ellipse(660, 850, 470, 56, '#B4C2BB') +
  ellipse(660, 862, 40, 10, '#6E7D76');

/** Rinse: a colander under the tap. `phase` runs from 0 to 1 in a loop. */
export const rinse =
  (phase = 0.35) =>
  () =>
    tiles('#E4EEEC') +
    counter(770, '#DDE3DC', '#B9C4BC') +
    faucet() +
    sink() +
    stroke('M250 520h-70a30 30 0 0 0 0 60h90M1070 520h70a30 30 0 0 1 0 60h-90', '#8F3D22', 22) +
    vessel(
      660,
      510,
      410,
      270,
      {paint: colour.clay, foot: 0.4, band: holes(410, 270)},
      mound(370, noodle.konjac),
    ) +
    stream(phase) +
    splashes(phase) +
    drips(phase);

export const scene = {
  table: 'mist',
  swept: false,
  things: rinse(),
};
