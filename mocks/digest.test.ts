import {createHash, createHmac} from 'node:crypto';
import {expect, test} from 'vitest';
import {digestOf, md5Of, randomHex, signatureOf} from './digest';

test('digests and signatures are those of Node, whatever the length', () => {
  for (const length of [0, 3, 54, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const text = 'é'.repeat(length % 7) + 'x'.repeat(length);
    expect(md5Of(text)).toBe(createHash('md5').update(text).digest('hex'));
    expect(digestOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
    for (const secret of ['', 'the shop’s own', text])
      expect(signatureOf(secret, text)).toBe(
        createHmac('sha256', secret).update(text).digest('hex'),
      );
  }
});

test('what is random is new each time, and as long as was asked', () => {
  expect(randomHex(15)).toMatch(/^[\da-f]{30}$/);
  expect(randomHex(15)).not.toBe(randomHex(15));
});
