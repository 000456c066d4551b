import {between} from './random.mjs';
import {at} from './shapes.mjs';

/** Sets one thing on each spot, every one turned its own way. */
export const spread = (spots, make, {lift = 1, turn = [0, 360]} = {}) =>
  spots.map(([x, y], index) => at(x, y, make(index), {turn: between(...turn), lift})).join('');
