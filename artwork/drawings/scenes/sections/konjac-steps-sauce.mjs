import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, box, circle, curve, faint, fill, outline, stroke} from '../../kit/shapes.mjs';
import {basilSprig} from '../../kit/herbs.mjs';
import {noodle} from '../../kit/noodles.mjs';
import {counter, mound} from '../../kit/standing.mjs';
import {burner, skilletSide, tiles} from '../../kit/stove.mjs';
import {cherryTomato} from '../../kit/vegetables.mjs';

/** A stream that leaves the spout broad, thins as it falls and spreads where it lands. */
const pour = (phase) => {
  const sway = Math.sin(phase * Math.PI * 2) * 4;
  const shape = (slim) =>
    outline([
      [690 + slim, 222],
      [728 - slim, 236],
      [706 - slim, 300],
      [686 + sway - slim, 380],
      [684 - slim, 450],
      [712 - slim * 2, 496],
      [650, 512],
      [588 + slim * 2, 498],
      [632 + slim, 450],
      [650 + sway + slim, 370],
      [670 + slim, 290],
    ]);
  return (
    fill(shape(0), '#A93A1E') +
    fill(shape(6), colour.tomato) +
    stroke(
      curve([
        [694, 250],
        [678, 310],
        [664 + sway, 380],
        [656, 450],
      ]),
      '#F58C63',
      7,
      'opacity=".9"',
    )
  );
};

const jug = () =>
  at(
    850,
    190,
    fill('M-140 -20C-120 90 -60 160 40 160C130 160 190 90 190 -10L180 -120H-90Z', '#F3E7D2') +
      fill('M80 158C160 140 190 70 190 -10L180 -120H110C150 -20 150 90 80 158Z', '#D9C7A6') +
      fill('M-90 -120L-168 -6L-130 30L-60 -60Z', '#F3E7D2') +
      fill('M-90 -110L-160 0L-136 20L-56 -70Z', '#A93A1E') +
      box(-90, 30, 272, 16, 0, colour.leaf, 'opacity=".8"') +
      stroke('M184 -90C290 -110 300 60 170 70', '#E3D3B4', 30),
    {turn: -24, lift: 2},
  );

/** The pool of sauce with its tongues running down over the heap. */
function sauceOn(share) {
  const tongues = [1, 0.86, 1.06, 0.9, 1, 0.84, 1.08, 1.2, 1.02, 1.26, 1.04, 1.18, 0.9, 1.04];
  const pool = (across, down) =>
    outline(
      tongues.map((reach, index) => [
        Math.cos((index / 14) * 6.283) * across * share * reach,
        Math.sin((index / 14) * 6.283) * down * share * (0.5 + reach / 2),
      ]),
    );
  const bits = times(30, (index) =>
    circle(
      between(-180, 180) * share,
      between(-54, 46) * share,
      between(5, 12),
      index % 3 ? '#B9472A' : '#F07A4E',
    ),
  );
  return at(
    10,
    -64,
    fill(pool(240, 96), '#A93A1E') +
      at(-4, -8, fill(pool(222, 82), colour.tomato)) +
      bits +
      faint(
        0.7,
        stroke(
          `M${-150 * share} ${-30 * share}Q${-80 * share} ${-62 * share} ${-10 * share} ${-64 * share}`,
          '#F9A583',
          10,
        ),
      ),
  );
}

/** Sauce: poured over at the end. `poured` is how much of it lies on the noodles already. */
export const sauce =
  (phase = 0.3, poured = 1) =>
  () =>
    tiles('#DDE9D6') +
    counter(790, '#E9D6B4', '#D0B283') +
    burner() +
    skilletSide(mound(385, noodle.konjac, 28) + sauceOn(poured)) +
    jug() +
    pour(phase) +
    at(170, 880, basilSprig(1.5)) +
    at(1080, 880, cherryTomato(56), {lift: 2}) +
    at(1180, 900, cherryTomato(46), {turn: 60, lift: 2});

export const scene = {
  table: 'sage',
  swept: false,
  things: sauce(),
};
