let state = 1;

/** Every scene starts from its own seed, so a picture is the same on every run. */
export function seed(name) {
  state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
}

function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export const between = (low, high) => low + random() * (high - low);
export const pick = (list) => list[Math.floor(random() * list.length)];
export const times = (count, make) =>
  Array.from({length: count}, (_, index) => make(index)).join('');
