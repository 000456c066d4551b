import {times} from '../../kit/random.mjs';
import {at, box, circle, curve, fill, polygon, stroke} from '../../kit/shapes.mjs';
import {lettuce} from '../../kit/greens.mjs';
import {konjacPlant} from '../../kit/konjac-plant.mjs';

/** A head of lettuce: leaves around, a closed heart. */
const lettuceHead = (size) => {
  const around = [200, 340, 150, 30, 250, 290, 90].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return at(Math.cos(angle) * 44, Math.sin(angle) * 26, lettuce(52, 44), {turn});
  });
  const heart = at(0, -6, lettuce(34, 30), {turn: -90});
  return at(0, 0, around.join('') + heart, {size});
};

export const scene = {
  table: 'honey',
  swept: false,
  things: () =>
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
          lettuceHead(0.3 + row * 0.24),
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
};
