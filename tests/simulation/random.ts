export type Random = ReturnType<typeof createRandom>;

/** Numbers that one seed decides (mulberry32). Whoever has a stream of its own disturbs nobody else's. */
export function createRandom(seed: string) {
  let state = 0;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 0x5f35_6495) + 0x9e37_79b9;
  const number = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(number() * limit);
  const fill = (bytes: Uint8Array) => bytes.map(() => below(256));
  return {
    number,
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    isOneIn: (howMany: number) => below(howMany) === 0,
    // Nobody picks from an empty list.
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    fill,
    uuid() {
      const hex = Buffer.from(fill(new Uint8Array(16))).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}` as const;
    },
    stream: (name: string) => createRandom(`${seed}/${name}`),
  };
}
