import {between, times} from '../kit/random.mjs';
import {colour} from '../kit/palette.mjs';
import {
  at,
  blob,
  box,
  circle,
  clipped,
  curve,
  ellipse,
  fill,
  polygon,
  stroke,
} from '../kit/shapes.mjs';
import {bowl, plate} from '../kit/dishes.mjs';
import {cloth} from '../kit/tableware.mjs';
import {basilSprig, broccoli, leaf, lettuce, mintSprig} from '../kit/herbs.mjs';
import {avocadoHalf, cherryTomato, citrus, mushroom} from '../kit/vegetables.mjs';
import {sheaf, noodle} from '../kit/noodles.mjs';
import {bottle, counter, glass, ground, konjacPlant, steam, vessel} from '../kit/still.mjs';
import {spread} from '../kit/heap.mjs';

const greens = [colour.basil, colour.basilDark, colour.basilLight];

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

const cabbageHead = (size) =>
  at(0, 0, lettuce(90, 62) + at(0, -10, lettuce(58, 42)) + at(0, -18, lettuce(30, 24)), {size});

const bubble = (x, y, wide, high, paint, mine, lines) =>
  box(x, y, wide, high, 30, paint) +
  (mine
    ? polygonTail(x + wide - 30, y + high - 20, paint, 1)
    : polygonTail(x + 30, y + high - 20, paint, -1)) +
  lines
    .map((long, row) => box(x + 26, y + 26 + row * 28, long, 12, 6, mine ? '#DDE7D8' : '#C9BFA8'))
    .join('');
const polygonTail = (x, y, paint, side) =>
  fill(
    polygon([
      [x - 18 * side, y - 8],
      [x + 36 * side, y + 30],
      [x + 20 * side, y - 14],
    ]),
    paint,
  );

const phone = () =>
  box(-190, -380, 380, 760, 58, '#24302A') +
  box(-172, -360, 344, 720, 44, '#FBF7EF') +
  box(-172, -360, 344, 110, 44, colour.leaf) +
  box(-172, -300, 344, 50, 0, colour.leaf) +
  circle(-112, -300, 34, '#DDE7D8') +
  at(-112, -290, leaf(40, 26, ...greens), {turn: -60}) +
  box(-64, -318, 130, 14, 7, '#FBF7EF') +
  box(-64, -292, 84, 10, 5, '#A9C3B0') +
  bubble(-150, -220, 232, 104, '#EFE5D2', false, [176, 130]) +
  bubble(-60, -90, 210, 76, '#3F7A5C', true, [150]) +
  bubble(-150, 14, 246, 132, '#EFE5D2', false, [190, 196, 110]) +
  bubble(-20, 174, 170, 76, '#3F7A5C', true, [112]) +
  box(-150, 286, 240, 48, 24, '#F1E8D8') +
  circle(124, 310, 26, colour.clay) +
  stroke('M114 310h20m-8 -9l9 9l-9 9', '#fff', 5) +
  box(-50, -372, 100, 8, 4, '#4A574F');

const tea = () =>
  bowl(
    0,
    0,
    150,
    {outside: colour.clay, broth: '#D9A445'},
    at(10, -10, mintSprig(1.2)) +
      stroke('M-90 -40A100 100 0 0 1 -30 -94', '#fff', 8, 'opacity=".5"'),
  );

const carton = () =>
  fill(
    polygon([
      [-360, -70],
      [-520, -230],
      [-150, -300],
      [-40, -170],
    ]),
    '#D9AE76',
  ) +
  fill(
    polygon([
      [360, -70],
      [520, -230],
      [150, -300],
      [40, -170],
    ]),
    '#C79A60',
  ) +
  fill(
    polygon([
      [-360, -70],
      [0, -170],
      [360, -70],
      [0, 30],
    ]),
    '#6E4A28',
  );
const cartonFront = () =>
  fill(
    polygon([
      [-360, -70],
      [0, 30],
      [0, 340],
      [-360, 220],
    ]),
    '#DDB47E',
  ) +
  fill(
    polygon([
      [360, -70],
      [0, 30],
      [0, 340],
      [360, 220],
    ]),
    '#C59862',
  ) +
  fill(
    polygon([
      [-360, -70],
      [0, 30],
      [-90, 150],
      [-450, 40],
    ]),
    '#EBC794',
  ) +
  fill(
    polygon([
      [360, -70],
      [0, 30],
      [90, 150],
      [450, 40],
    ]),
    '#D6AA72',
  ) +
  stroke('M0 30V340', '#9C733F', 4, 'opacity=".6"') +
  at(-190, 206, leaf(110, 66, colour.leaf, colour.leafDark, '#7FA98C'), {turn: -30}) +
  at(-190, 206, leaf(80, 52, '#4B7F62', colour.leaf, '#9CC0A6'), {turn: -110});
const pouch = (paint) =>
  fill('M-110 -190Q0 -206 110 -190L118 170Q0 190 -118 170Z', paint) +
  box(-112, -194, 224, 34, 6, '#000', 'opacity=".1"') +
  circle(0, 10, 78, colour.cream) +
  clipped(
    'M-78 10A78 78 0 0 1 78 10A78 78 0 0 1 -78 10Z',
    at(0, 16, sheaf(170, 90, {thick: 9, tone: noodle.konjac, wave: 14})),
  ) +
  stroke('M-92 -150L-98 140', '#fff', 10, 'opacity=".3"');

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
  box(-170, -40, 360, 44, 20, '#37544A') +
  fill('M70 -40C180 -120 190 -330 60 -420L30 -370C110 -310 110 -170 20 -110L-10 -40Z', '#4B6B5E') +
  box(-140, -150, 190, 24, 8, '#37544A') +
  at(
    -14,
    -330,
    box(-42, -150, 84, 200, 20, '#F3EBDD') +
      box(-30, -220, 60, 80, 12, '#37544A') +
      box(-36, -236, 72, 24, 10, '#24302A') +
      box(-26, 50, 52, 60, 10, '#9AA9A2') +
      box(16, -150, 26, 200, 12, '#000', 'opacity=".1"'),
    {turn: -18},
  ) +
  circle(84, -230, 34, '#24302A') +
  circle(80, -234, 22, '#6B8A7C') +
  box(-110, -162, 120, 12, 4, '#BFE3EA') +
  ellipse(-50, -160, 26, 8, colour.basil);

export const house = {
  'about-kitchen': [
    'cream',
    () =>
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
  ],

  'about-garden': [
    'honey',
    () =>
      box(0, 0, 1280, 960, 0, '#F7E3B4') +
      circle(960, 300, 230, '#F9D98A', 'opacity=".6"') +
      circle(960, 300, 150, '#F2AF48') +
      fill(
        `${curve([
          [-60, 420],
          [240, 330],
          [560, 400],
          [860, 320],
          [1340, 390],
        ])}L1340 1000L-60 1000Z`,
        '#B9CFA4',
      ) +
      fill(
        `${curve([
          [-60, 470],
          [300, 420],
          [760, 470],
          [1340, 430],
        ])}L1340 1000L-60 1000Z`,
        '#86AE7C',
      ) +
      box(-20, 500, 1320, 480, 0, '#8A6043') +
      times(7, (index) =>
        fill(
          polygon([
            [600 + (index - 3) * 50, 500],
            [640 + (index - 3) * 50, 500],
            [680 + (index - 3) * 330 + 60, 980],
            [680 + (index - 3) * 330 - 130, 980],
          ]),
          '#6E4A32',
          'opacity=".75"',
        ),
      ) +
      times(5, (row) =>
        times(6, (column) =>
          at(
            636 + (column - 2.5) * (60 + row * 62),
            530 + row * row * 15 + row * 34,
            cabbageHead(0.3 + row * 0.24),
            {lift: 1},
          ),
        ),
      ) +
      at(150, 900, konjacPlant(430, 1.1)) +
      at(1140, 930, konjacPlant(390, 1)) +
      at(330, 620, konjacPlant(200, 0.62)) +
      at(1020, 610, konjacPlant(190, 0.55)) +
      times(3, (index) =>
        stroke(`M${260 + index * 90} ${150 + index * 40}q18 -20 34 0q16 -20 34 0`, '#6B5A3A', 5),
      ),
  ],

  coach: [
    'blush',
    () =>
      cloth(180, 240, 460, 420, 16, colour.sage, colour.leaf) +
      at(
        250,
        660,
        box(-170, -220, 340, 440, 20, colour.leafDark) +
          box(-160, -214, 326, 428, 16, colour.leaf) +
          box(-160, -214, 40, 428, 12, colour.leafDark) +
          circle(40, -40, 66, '#DDE7D8', 'opacity=".9"') +
          at(26, -10, leaf(80, 50, ...greens), {turn: -60}) +
          box(-120, 206, 20, 60, 0, colour.clay),
        {turn: -12, lift: 3},
      ) +
      at(
        400,
        640,
        stroke('M0 -190V150', colour.honey, 22) + fill('M-11 150L0 190L11 150Z', colour.cocoa),
        {turn: 14, lift: 2},
      ) +
      at(700, 490, phone(), {turn: 5, lift: 4}) +
      plate(1090, 320, 210, {line: colour.clay}, tea()) +
      at(1090, 760, mintSprig(2.4)) +
      at(1010, 880, citrus(70), {lift: 2}) +
      at(1180, 880, leaf(110, 64, ...greens), {turn: 200, lift: 2}),
  ],

  delivery: [
    'sand',
    () =>
      circle(640, 400, 330, '#F6E6C4', 'opacity=".8"') +
      counter(700, '#D9C3A0', '#C4A87C') +
      ground(650, 900, 380) +
      at(
        640,
        560,
        carton() +
          at(-150, -190, pouch(colour.clay), {turn: -9, lift: 1}) +
          at(20, -250, pouch(colour.leaf), {turn: 3, lift: 1}) +
          bottle(190, -30, {
            paint: colour.honey,
            size: 0.9,
            mark: at(0, -120, leaf(60, 38, ...greens), {turn: -60}),
          }) +
          at(-280, -90, leaf(120, 66, ...greens), {turn: -110}) +
          at(300, -100, leaf(120, 66, ...greens), {turn: -50}) +
          cartonFront(),
      ) +
      at(130, 880, leaf(120, 66, ...greens), {turn: -20, lift: 2}),
  ],

  lab: [
    'mist',
    () =>
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
  ],
};
