import {between, times} from '../../kit/random.mjs';
import {at, box, circle} from '../../kit/shapes.mjs';
import {citrus, wedge} from '../../kit/citrus.mjs';
import {glass} from '../../kit/glassware.mjs';
import {mintSprig} from '../../kit/herbs.mjs';
import {counter} from '../../kit/standing.mjs';
import {cucumber} from '../../kit/vegetables.mjs';

export const scene = {
  table: 'mist',
  swept: false,
  things: () =>
    circle(800, 360, 300, '#E4EFEC', 'opacity=".8"') +
    counter(680, '#F1E6D2', '#D9C4A0') +
    glass(820, 850, 190, 600, {
      level: 0.78,
      foot: 0.9,
      inside:
        at(-60, -190, citrus(92)) +
        at(70, -330, citrus(88), {turn: 20}) +
        at(60, -120, cucumber(80)) +
        at(-70, -400, cucumber(76)) +
        at(10, -240, mintSprig(1.7)) +
        times(14, () =>
          circle(between(-130, 130), between(-440, -40), between(4, 9), '#fff', 'opacity=".6"'),
        ),
    }) +
    glass(420, 870, 150, 380, {
      level: 0.72,
      foot: 0.8,
      inside:
        at(34, -220, citrus(80), {turn: 10}) +
        times(3, (index) =>
          at(
            -40 + index * 44,
            -110 + (index % 2) * 50,
            box(-36, -36, 72, 72, 12, '#fff', 'opacity=".45"'),
            {turn: index * 24 + 10},
          ),
        ) +
        times(10, () =>
          circle(between(-90, 90), between(-260, -30), between(3, 7), '#fff', 'opacity=".7"'),
        ),
    }) +
    at(540, 496, citrus(74), {lift: 1, turn: 12}) +
    at(352, 486, mintSprig(1.7)) +
    at(1100, 850, wedge(96), {turn: -12, lift: 2}) +
    at(180, 880, cucumber(74), {lift: 2}) +
    at(110, 830, cucumber(62), {lift: 2}) +
    at(1180, 800, mintSprig(1.8)),
};
