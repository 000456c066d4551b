import {readFileSync} from 'node:fs';
import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runPhp, leavePhp, startPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
  php.writeFile('/accounts.php', readFileSync('tests/plugin/accounts.php'));
});
afterAll(() => leavePhp(php, '8.1'));

/** How often a wrong password is hashed for an address whose account has this hash, or for one that is unknown. */
async function hashesFor(email: string, password: string): Promise<number> {
  const given = Buffer.from(JSON.stringify({email, password})).toString('base64');
  const command = `echo hashes_for( json_decode( base64_decode( '${given}' ), true ) );`;
  return Number(await runPhp(php, `require '/accounts.php'; ${command}`));
}

const hashOfToday = `$wp$2y$10$${'x'.repeat(53)}`;

describe('a wrong password takes as long', () => {
  test.each([
    ['', 'Wrong-1!', 2],
    [' with quotes, which WordPress keeps in another form', `Wr"ng-1'`, 3],
  ])('for an address that nobody has as for one with an account%s', async (_, typed, hashes) => {
    expect(await hashesFor(hashOfToday, typed)).toBe(hashes);
    expect(await hashesFor('unknown', typed)).toBe(hashes);
  });

  test.each([`$P$B${'x'.repeat(30)}`, '5f4dcc3b5aa765d61d8327deb882cf99'])(
    'for an account whose password was hashed in an older way (%s)',
    async (hash) => {
      expect(await hashesFor(hash, 'Wrong-1!')).toBe(2);
    },
  );
});
