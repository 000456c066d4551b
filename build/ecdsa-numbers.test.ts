import {generateKeyPairSync, sign} from 'node:crypto';
import {expect, test} from 'vitest';
import {AsnParser} from './ecdsa-numbers';

const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
const signed = () => new Uint8Array(sign('sha256', Buffer.from('text'), privateKey));

/** As numbers, whatever zeros stand in front. */
const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

test('the two numbers of a signature are read as they were written', () => {
  // One in two has a zero before a number, one in 128 a shorter number.
  for (let time = 0; time < 300; time += 1) {
    const der = signed();
    const {r, s} = AsnParser.parse(der);
    const written = [0x02, r.length, ...r, 0x02, s.length, ...s];
    expect([...der]).toEqual([0x30, written.length, ...written]);
    expect(toNumber(r) > 0n && toNumber(s) > 0n).toBe(true);
  }
});

test('what is no signature is none', () => {
  const der = signed();
  for (const other of [
    der.subarray(0, 20),
    Uint8Array.of(...der, 0),
    Uint8Array.of(0x31, ...der.subarray(1)),
    Uint8Array.of(0x30, 4, 0x02, 200),
    Uint8Array.of(),
  ])
    expect(() => AsnParser.parse(other)).toThrow('No');
});
