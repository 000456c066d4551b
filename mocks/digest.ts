const bits = (root: (value: number) => number, prime: number) => (root(prime) % 1) * 2 ** 32;

const primes = Array.from({length: 310}, (_, index) => index + 2).filter((one, _, all) =>
  all.every((other) => other >= one || one % other !== 0),
);
const start = Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt, prime));
const constants = Uint32Array.from(primes, (prime) => bits(Math.cbrt, prime));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4) in plain code: browsers have it as a promise only, and the shop answers at once. */
function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message, false);
  const state = start.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
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
  return join(state, false);
}

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];

/** MD5 (RFC 1321), by which WooCommerce names the lines of a cart. */
function md5(message: Uint8Array): Uint8Array {
  const view = pad(message, true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const place = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0;
      const sine = Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32);
      const sum = (a + mixed + sine + view.getUint32(block + (place % 16) * 4, true)) | 0;
      const next = (b + turn(sum, 32 - (shifts[round]?.[i % 4] ?? 0))) | 0;
      [d, c, b, a] = [c, b, next, d];
    }
    for (const [i, word] of [a, b, c, d].entries()) state[i] = at(state, i) + word;
  }
  return join(state, true);
}

const at = (list: Uint32Array, index: number) => list[index] ?? 0;

/** A message with a one and its length behind it, in whole blocks. */
function pad(message: Uint8Array, isLittleEndian: boolean): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length * 8), isLittleEndian);
  return view;
}

function join(words: Uint32Array, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [i, word] of words.entries()) view.setUint32(i * 4, word, isLittleEndian);
  return new Uint8Array(view.buffer);
}

const toBytes = (text: string) => new TextEncoder().encode(text);

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const digestOf = (text: string): string => toHex(sha256(toBytes(text)));

/** MD5 of a text, as 32 hexadecimal digits. */
export const md5Of = (text: string): string => toHex(md5(toBytes(text)));

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
