import {expect, test} from 'vitest';
import {randomToken, seal, unseal} from './sealed-text.server';

const secret = 's'.repeat(32);

test('no two sealed texts begin alike: AES-GCM takes each number once', async () => {
  const sealed = await Promise.all(['a', 'a', 'b'].map((text) => seal(text, secret, 'test')));
  expect(new Set(sealed.map((text) => text.slice(0, 16))).size).toBe(3);
});

test('a text is opened by any of the secrets, for its own purpose, as it was sealed', async () => {
  const sealed = await seal('Ana ✓', secret, 'test');
  expect(await unseal(sealed, ['another', secret], 'test')).toBe('Ana ✓');
  expect(await unseal(sealed, [secret], 'another')).toBeNull();
  expect(await unseal(sealed, ['another'], 'test')).toBeNull();
  expect(await unseal(`${sealed.slice(0, -4)}AAAA`, [secret], 'test')).toBeNull();
});

test('a token has 192 bits, and letters of an address', () => {
  expect(randomToken()).toMatch(/^[\w-]{32}$/);
});
