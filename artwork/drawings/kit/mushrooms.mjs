import {colour} from './palette.mjs';
import {at, fill, stroke} from './shapes.mjs';

export function mushroom(size = 1, seared = true) {
  const cap =
    'M-46 4C-52 -44 52 -44 46 4C40 18 22 14 15 9L17 42C10 50 -10 50 -17 42L-15 9C-22 14 -40 18 -46 4Z';
  const gills = stroke('M-36 6C-24 -8 -14 -6 -12 4M36 6C24 -8 14 -6 12 4', colour.mushroomDark, 5);
  return at(
    0,
    0,
    fill(cap, colour.mushroomDark) +
      at(-1, -1, fill(cap, seared ? '#E3C496' : colour.mushroomLight), {size: 0.93}) +
      gills +
      (seared
        ? stroke('M-32 -14C-20 -30 20 -30 32 -14', '#A66F38', 8, 'opacity=".6"') +
          stroke('M-8 16V38', '#B98750', 5, 'opacity=".5"')
        : stroke('M-30 -12C-20 -26 10 -30 22 -24', '#fff', 5, 'opacity=".7"')),
    {size},
  );
}
