import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {
  at,
  blob,
  box,
  circle,
  curve,
  ellipse,
  faint,
  fill,
  outline,
  stroke,
} from '../kit/shapes.mjs';
import {noodle} from '../kit/noodles.mjs';
import {basilSprig, leaf} from '../kit/herbs.mjs';
import {cherryTomato} from '../kit/vegetables.mjs';
import {corm, counter, ground, konjacPlant, mound, steam, vessel} from '../kit/still.mjs';

const tiles = (paint) =>
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
  return fill(outline([...edge(-1), ...edge(1).reverse()]), '#BFE3EA', 'opacity=".85"') + ripples;
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

/** Rinse: a colander under the tap. `phase` runs from 0 to 1 in a loop. */
export const rinse =
  (phase = 0.35) =>
  () =>
    tiles('#E4EEEC') +
    counter(770, '#DDE3DC', '#B9C4BC') +
    faucet() +
    at(0, 0, box(230, 800, 860, 60, 30, '#8E9691', 'opacity=".6"')) +
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

const skilletSide = (contents) =>
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

const burner = () =>
  box(200, 772, 800, 34, 17, '#2B312D') +
  times(15, (index) =>
    fill(
      `M${250 + index * 50} 778q-12 -26 6 -46q18 22 6 46Z`,
      index % 2 ? '#7FB0D8' : '#A8CCE6',
      'opacity=".9"',
    ),
  );

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

const pour = (phase) => {
  const sway = Math.sin(phase * Math.PI * 2) * 5;
  return (
    stroke(
      curve([
        [716, 238],
        [690, 300],
        [664 + sway, 380],
        [658, 470],
      ]),
      '#8F2C16',
      50,
    ) +
    stroke(
      curve([
        [714, 238],
        [688, 300],
        [661 + sway, 380],
        [655, 470],
      ]),
      colour.tomato,
      40,
    ) +
    stroke(
      curve([
        [704, 250],
        [678, 310],
        [652 + sway, 380],
        [646, 450],
      ]),
      '#F58C63',
      8,
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

const sauceOn = (share) =>
  at(
    0,
    -46,
    fill(blob(250 * share, 96 * share, 0.07, 14), '#A93A1E') +
      at(-4, -7, fill(blob(226 * share, 80 * share, 0.08, 13), colour.tomato)) +
      times(26, () =>
        circle(between(-190, 190) * share, between(-56, 50) * share, between(5, 11), '#B9472A'),
      ) +
      faint(
        0.7,
        stroke(
          `M${-150 * share} ${-34 * share}Q${-60 * share} ${-70 * share} ${40 * share} ${-62 * share}`,
          '#F9A583',
          10,
        ),
      ),
  );

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

const speckles = (x, y) => at(x, y, leaf(150, 80), {turn: -20, lift: 1});

export const konjac = {
  'konjac-root': [
    'sage',
    () =>
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
  ],
  'konjac-steps-rinse': ['mist', rinse()],
  'konjac-steps-dry': ['honey', dry()],
  'konjac-steps-sauce': ['sage', sauce()],
};
