import {between, times} from './random.mjs';
import {colour} from './palette.mjs';
import {at, blob, clipped, ellipse, fill, outline, stroke} from './shapes.mjs';
import {leaf} from './herbs.mjs';

/** A konjac plant: one speckled stem, one leaf that opens like a parasol. */
export function konjacPlant(high = 460, size = 1) {
  const stem =
    fill(`M-16 0Q-8 ${-high * 0.5} -5 ${-high}H5Q14 ${-high * 0.5} 16 0Z`, '#8FA86B') +
    times(18, (index) =>
      ellipse(
        between(-9, 9),
        -high * (index / 18) * 0.95,
        between(2, 4),
        between(4, 9),
        '#5B4A3A',
        'opacity=".75"',
      ),
    );
  const leaflet = (along, long, side, index) =>
    at(
      long * along,
      10 * along * along - 14 * along,
      leaf(
        84 - along * 14,
        34,
        ...(index % 2
          ? [colour.basil, colour.basilDark, colour.basilLight]
          : ['#62A258', '#478848', '#A5CF83']),
      ),
      {turn: side * (62 - along * 24)},
    );
  const frond = (turn, long) =>
    at(
      0,
      -high,
      stroke(`M0 0Q${long * 0.5} -22 ${long} 0`, '#7C9A5B', 7) +
        times(
          7,
          (index) =>
            leaflet(0.2 + index * 0.12, long, 1, index) +
            leaflet(0.26 + index * 0.12, long, -1, index),
        ) +
        at(long, 0, leaf(84, 36)),
      {turn},
    );
  return at(
    0,
    0,
    stem +
      frond(-166, 200) +
      frond(-14, 200) +
      frond(-128, 168) +
      frond(-52, 168) +
      frond(-92, 140),
    {size},
  );
}

export function corm(across = 150) {
  const low = across * 0.72;
  const body = outline([
    [-across, 0],
    [-across * 0.82, -low * 0.66],
    [-across * 0.3, -low * 0.94],
    [across * 0.3, -low * 0.92],
    [across * 0.84, -low * 0.6],
    [across, 0],
    [across * 0.7, low * 0.7],
    [0, low * 0.94],
    [-across * 0.7, low * 0.7],
  ]);
  const marks = times(5, (index) =>
    stroke(
      `M${-across * 0.92} ${-low * 0.4 + index * low * 0.26}Q0 ${-low * 0.2 + index * low * 0.3} ${across * 0.92} ${-low * 0.4 + index * low * 0.26}`,
      '#4E3422',
      4,
      'opacity=".35"',
    ),
  );
  const eyes = times(16, () =>
    ellipse(
      between(-0.8, 0.8) * across,
      between(-0.6, 0.7) * low,
      between(4, 9),
      between(3, 5),
      '#4E3422',
      'opacity=".5"',
    ),
  );
  return (
    fill(body, '#6B4A32') +
    clipped(
      body,
      at(-across * 0.14, -low * 0.16, fill(body, '#8D6546'), {size: 0.94}) +
        at(
          -across * 0.3,
          -low * 0.4,
          fill(blob(across * 0.4, low * 0.26, 0.1, 9), '#B48A62', 'opacity=".6"'),
        ) +
        marks +
        eyes,
    ) +
    at(
      0,
      -low * 0.86,
      ellipse(0, 0, across * 0.28, low * 0.14, '#4E3422') +
        fill('M-20 0Q-24 -50 0 -84Q24 -50 20 0Z', '#D9A0A0') +
        fill('M-4 0Q4 -46 0 -84Q24 -50 20 0Z', '#B87480'),
    )
  );
}
