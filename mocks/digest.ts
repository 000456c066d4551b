const bits = (root: (value: number) => number, prime: number) => (root(prime) % 1) * 2 ** 32;

const primes = Array.from({length: 310}, (_, index) => index + 2).filter((one, _, all) =>
  all.every((other) => other >= one || one % other !== 0),
);
const start = Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt, prime));
const constants = Uint32Array.from(primes, (prime) => bits(Math.cbrt, prime));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4) in plain code: browsers have it as a promise only, and the shop answers at once. */
function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length * 8));
  const state = start.slice();
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, index: number) => list[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      const [two, fifteen] = [at(words, i - 2), at(words, i - 15)];
      words[i] =
        i < 16
          ? view.getUint32(block + i * 4)
          : at(words, i - 16) +
            (turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)) +
            at(words, i - 7) +
            (turn(two, 17) ^ turn(two, 19) ^ (two >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
      const one = h + mixed + at(constants, i) + at(words, i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setUint32(i * 4, word);
  return new Uint8Array(out.buffer);
}

const toBytes = (text: string) => new TextEncoder().encode(text);

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of a text, as 64 hexadecimal digits. */
export const digestOf = (text: string): string => toHex(sha256(toBytes(text)));

/** HMAC-SHA-256 (RFC 2104) of a text, as 64 hexadecimal digits. */
export function signatureOf(secret: string, text: string): string {
  const given = toBytes(secret);
  const key = new Uint8Array(64);
  key.set(given.length > 64 ? sha256(given) : given);
  const padded = (pad: number, rest: Uint8Array) =>
    Uint8Array.from([...key.map((byte) => byte ^ pad), ...rest]);
  return toHex(sha256(padded(0x5c, sha256(padded(0x36, toBytes(text))))));
}

/** So many random bytes, as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  toHex(crypto.getRandomValues(new Uint8Array(bytes)));
