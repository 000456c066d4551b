import {between, times} from '../../kit/random.mjs';
import {colour} from '../../kit/palette.mjs';
import {at, curve, scatter, stroke} from '../../kit/shapes.mjs';
import {carrotStick, greenCabbage, onionStrip} from '../../kit/cut-vegetables.mjs';
import {bowl, sauceDish} from '../../kit/dishes.mjs';
import {heap, spread} from '../../kit/heap.mjs';
import {beefStrip} from '../../kit/meat.mjs';
import {noodle, tangle} from '../../kit/noodles.mjs';
import {scallion, sesame} from '../../kit/sprinkles.mjs';
import {chopsticks, cloth} from '../../kit/tableware.mjs';

export const scene = {
  table: 'clay',
  things: () =>
    cloth(1110, 800, 420, 420, -12, colour.cream, colour.ink) +
    chopsticks(1105, 400, 700, 84, '#2F2622') +
    bowl(
      570,
      480,
      408,
      {outside: colour.ink, inside: '#EAD5AF', rim: '#FFFDF8'},
      tangle(340, {thick: 13, tone: noodle.soy, bundles: 34}) +
        heap(
          13,
          265,
          [() => beefStrip(140, 56), greenCabbage, () => beefStrip(120, 50), greenCabbage],
          34,
          1.3,
        ) +
        heap(24, 285, [carrotStick, greenCabbage, carrotStick, onionStrip], 40, 1.35) +
        spread(scatter(16, 260, 30), () => scallion(1.3)) +
        sesame(60, 270) +
        at(
          40,
          -30,
          times(14, () =>
            stroke(
              curve([
                [between(-50, -20), between(-30, 30)],
                [0, between(-20, 20)],
                [between(20, 50), between(-30, 30)],
              ]),
              '#D9455A',
              6,
            ),
          ),
          {lift: 1},
        ),
    ) +
    at(130, 140, scallion(3.6)) +
    at(215, 175, scallion(3)) +
    sauceDish(140, 850, 100, '#3A2016', colour.clay),
};
