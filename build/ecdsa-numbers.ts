/** Stands for what it is of in `@peculiar/asn1-ecc`: the type that `parse` is asked for. */
export const ECDSASigValue = 'ECDSA-Sig-Value';

/**
 * Stands for all of `@peculiar/asn1-schema`, of which the library of passkeys reads a signature alone: a SEQUENCE (0x30) of
 * two INTEGERs (0x02), each shorter than 128 bytes.
 */
export const AsnParser = {
  parse(bytes: Uint8Array): {r: Uint8Array; s: Uint8Array} {
    const [sequence, length = 0] = bytes;
    const r = integerAt(bytes, 2);
    const s = integerAt(bytes, 4 + r.length);
    const isAll = length === bytes.length - 2 && length === 4 + r.length + s.length;
    if (sequence !== 0x30 || !isAll) throw new Error('No signature');
    return {r, s};
  },
};

function integerAt(bytes: Uint8Array, place: number): Uint8Array {
  const length = bytes[place + 1] ?? 0;
  if (bytes[place] !== 0x02 || length > 127) throw new Error('No integer');
  return bytes.subarray(place + 2, place + 2 + length);
}
