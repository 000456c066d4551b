import {between, pick, times} from './random.mjs';
import {at, clipped, curve, circle, fill, outline, stroke} from './shapes.mjs';

/** A leaf of lettuce: narrow and pale at the stem (left), wide and frilled at the tip. */
function lettuceEdge(across, down, grow, frill) {
  const folds = between(0, 6.28);
  return outline(
    Array.from({length: 44}, (_, index) => {
      const angle = (index / 44) * Math.PI * 2;
      const open = 0.5 + 0.5 * Math.cos(angle);
      const wave = Math.sin(angle * 9 + folds) * 0.06 + (index % 2 ? 0.035 : -0.035);
      const reach = grow * (1 + frill * wave * (0.35 + open) + between(-0.012, 0.012));
      return [
        Math.cos(angle) * across * reach,
        Math.sin(angle) * down * reach * (0.78 + 0.3 * open),
      ];
    }),
  );
}

export function lettuce(across = 170, down = 120) {
  const outer = lettuceEdge(across, down, 1, 1.05);
  const inner = lettuceEdge(across, down, 0.86, 1);
  const veins = times(11, (index) => {
    const end = -1.15 + index * 0.23;
    const [x, y] = [Math.cos(end) * across * 0.9, Math.sin(end) * down * 0.95];
    const path = curve([
      [-across * 0.9, 0],
      [-across * 0.3, y * 0.34 + between(-5, 5)],
      [x, y],
    ]);
    return stroke(path, '#EEF6CE', index === 5 ? 12 : 4, 'opacity=".75"');
  });
  const creases = times(16, () => {
    const angle = between(-2.2, 2.2);
    const [x, y] = [Math.cos(angle) * across, Math.sin(angle) * down];
    return stroke(
      curve([
        [x * 0.94, y * 0.94],
        [x * 0.82, y * 0.86],
        [x * 0.7, y * 0.72],
      ]),
      '#6E9F45',
      5,
      'opacity=".45"',
    );
  });
  return (
    fill(outer, '#7DB04F') +
    clipped(
      outer,
      at(-3, -4, fill(outer, '#A3CB67'), {size: 0.97}) + fill(inner, '#C6DF8E') + veins + creases,
    )
  );
}

export function broccoli(size = 1) {
  const stem =
    fill('M-15 0C-14 26 -20 40 -17 58C-6 64 8 64 18 58C20 40 14 26 16 0Z', '#A7C673') +
    stroke('M-6 8C-5 28 -9 40 -8 54', '#D0E29B', 5, 'opacity=".8"') +
    stroke('M-12 14L-30 0M12 14L30 0', '#8FB45D', 11);
  const heads = [
    [0, -20, 34],
    [-34, -6, 27],
    [34, -6, 27],
    [-18, 4, 22],
    [20, 4, 22],
    [-22, -34, 22],
    [22, -34, 22],
  ];
  const crown = heads
    .map(([x, y, radius]) => fill(at0(x, y, radius), pick(['#3E7A41', '#44834A', '#376E3C'])))
    .join('');
  const buds = heads
    .map(([x, y, radius]) =>
      times(9, () =>
        circle(
          x + between(-0.7, 0.7) * radius,
          y - 3 + between(-0.7, 0.5) * radius,
          between(2.5, 5),
          pick(['#6FAA58', '#5B9650', '#85BA64']),
        ),
      ),
    )
    .join('');
  return at(0, 0, stem + crown + buds, {size});
}

const at0 = (x, y, radius) =>
  outline(
    Array.from({length: 11}, (_, index) => {
      const angle = (index / 11) * 6.283;
      const reach = radius * between(0.92, 1.1);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
