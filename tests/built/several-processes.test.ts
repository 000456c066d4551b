import {setTimeout as pause} from 'node:timers/promises';
import {expect, test, vi} from 'vitest';
import {offlineSettings} from '~mocks/offline-settings';
import {startHost} from '../support/own-shop';
import {useBuiltShop} from '../support/use-built-shop';

const told = useBuiltShop();
const konjacRice = 146;
const konjacPenne = 138;
/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

const textAt = async (host: string, slug: string) =>
  (await fetch(`${host}/wordpress-product/${slug}`, {headers: {Accept: 'text/html'}})).text();

const renewals = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('catalogue.renewed'))
    .map((line) => JSON.parse(line) as {products: number; from: string})
    .map(({products, from}) => [products, from]);

test('a change is seen in every process within some ten seconds, whichever was told, or none', async () => {
  const other = await startHost(offlineSettings(told.mockUrl()));
  const prices = () =>
    Promise.all(
      [told.url(), other.url].flatMap((host) => [
        textAt(host, 'konjac-rice').then((page) => page.includes('$7.77')),
        textAt(host, 'konjac-penne').then((page) => page.includes('$8.88')),
      ]),
    );
  try {
    expect(await prices()).toEqual([false, false, false, false]);
    // Until both have asked where the journal stands.
    await pause(2500);
    await told.control().change({databaseId: konjacRice, regularPrice: 777});
    await told.control().tell(konjacRice);
    await told.control().change({databaseId: konjacPenne, regularPrice: 888});
    const lost = told.control().tell(konjacPenne, nowhere);
    await expect(lost).rejects.toThrow('answered 0');
    const seen = [true, true, true, true];
    await vi.waitFor(async () => expect(await prices()).toEqual(seen), {timeout: 15_000});
    expect(renewals(told.log())).toEqual([
      [1, 'message'],
      [1, 'journal'],
    ]);
    expect(renewals(other.log())).toEqual([[2, 'journal']]);
  } finally {
    await other.close();
  }
}, 60_000);
