import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, blob, box, clipped, curve, fill, scatter, stroke} from '../../kit/shapes.mjs';
import {plate} from '../../kit/dishes.mjs';
import {spread} from '../../kit/heap.mjs';
import {basilSprig} from '../../kit/herbs.mjs';
import {flecks} from '../../kit/sprinkles.mjs';
import {cloth} from '../../kit/tableware.mjs';
import {zucchini} from '../../kit/vegetables.mjs';

const mozzarella = (wide, high) =>
  fill(blob(wide, high, 0.12, 11), '#F2BE5E') +
  at(-3, -4, fill(blob(wide * 0.7, high * 0.7, 0.14, 9), '#F9DB96')) +
  times(3, () =>
    at(
      between(-wide * 0.6, wide * 0.6),
      between(-high * 0.6, high * 0.6),
      fill(blob(between(8, 18), between(6, 12), 0.2, 7), '#C77B2E', 'opacity=".7"'),
    ),
  );

const lasagnaSide = (wide, high) => {
  const layers = [
    '#B23F22',
    '#A9C46B',
    '#8F4A2A',
    '#F8E4B4',
    '#C84A28',
    '#A9C46B',
    '#7E4126',
    '#F8E4B4',
  ];
  return layers
    .map((paint, index) =>
      stroke(
        curve(
          Array.from({length: 7}, (_, step) => [
            -wide / 2 + 10 + (step * (wide - 20)) / 6,
            -high / 2 + (index + 0.5) * (high / 8) + between(-4, 4),
          ]),
        ),
        paint,
        high / 8 + 4,
        'style="stroke-linecap:butt"',
      ),
    )
    .join('');
};

const roastZucchini = () => at(0, 0, zucchini(58)) + faintBrown();

function faintBrown() {
  return (
    fill(blob(44, 40, 0.2, 9), '#B9752C', 'opacity=".28"') +
    at(between(-16, 16), between(-16, 16), fill(blob(22, 16, 0.3, 7), '#8A4E1C', 'opacity=".4"'))
  );
}

function dishOfLasagna() {
  const dish =
    box(-440, -350, 880, 700, 60, '#2F5D46') +
    box(-470, -90, 60, 180, 26, '#264E3A') +
    box(410, -90, 60, 180, 26, '#264E3A') +
    box(-440, -350, 880, 690, 60, '#3B6F55') +
    box(-402, -312, 804, 618, 40, '#1F4232') +
    box(-396, -300, 792, 606, 36, '#B9421F');
  const cheese = scatter(14, 330, 20)
    .map(([x, y]) => at(x * 1.05, y * 0.78, mozzarella(between(90, 130), between(70, 96))))
    .join('');
  const rows = times(3, (row) =>
    times(row % 2 ? 5 : 6, (column) =>
      at(
        -310 + column * 124 + (row % 2) * 20,
        -190 + row * 190 + between(-16, 16),
        roastZucchini(),
        {turn: between(0, 90), lift: 1},
      ),
    ),
  );
  return (
    at(0, 0, dish, {lift: 4}) +
    clipped('M-396 -300H396V306H-396Z', cheese) +
    rows +
    spread(
      scatter(10, 290, 20).map(([x, y]) => [x, y * 0.8]),
      () => at(0, 0, mozzarella(34, 26)),
    ) +
    at(0, 0, flecks(90, 290)) +
    at(-150, 60, basilSprig(1.15)) +
    at(200, -100, basilSprig(1.05))
  );
}

export const scene = {
  table: 'blush',
  things: () =>
    cloth(1090, 150, 430, 330, 12, colour.cream, colour.clay) +
    at(490, 470, dishOfLasagna(), {turn: -5}) +
    plate(
      1040,
      700,
      215,
      {line: colour.leaf},
      at(
        0,
        6,
        box(-112, -84, 224, 178, 14, '#7E3019') +
          box(-108, -30, 216, 118, 12, '#A9371D') +
          at(0, 30, lasagnaSide(216, 116)) +
          at(0, -48, fill(blob(118, 52, 0.06, 12), '#F3C469') + mozzarella(92, 36)) +
          at(0, -46, zucchini(30)) +
          flecks(14, 60) +
          at(-8, -60, basilSprig(0.8)),
        {lift: 2},
      ),
    ) +
    at(1150, 420, basilSprig(1.5)),
};
