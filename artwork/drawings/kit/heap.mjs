import {between} from './random.mjs';
import {at, scatter} from './shapes.mjs';

/** Sets one thing on each spot, every one turned its own way. */
export const spread = (spots, make, {lift = 1, turn = [0, 360]} = {}) =>
  spots.map(([x, y], index) => at(x, y, make(index), {turn: between(...turn), lift})).join('');

/** Fills a disc with things drawn by the makers in turn. */
export const heap = (count, radius, makers, disorder = 18, size = 1) =>
  scatter(count, radius, disorder)
    .toReversed()
    .map(([x, y], index) =>
      at(x, y, makers[index % makers.length](index), {turn: between(0, 360), size, lift: 1}),
    )
    .join('');

/** Spots along an arc, for a fan of slices. */
export const arc = (count, radius, from, to) =>
  Array.from({length: count}, (_, index) => {
    const angle = ((from + ((to - from) * index) / Math.max(count - 1, 1)) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
