import {expect, test, vi} from 'vitest';
import {offlineSettings} from '~mocks/offline-settings';
import {startHost} from '../support/own-shop';
import {useBuiltShop} from '../support/use-built-shop';

const notified = useBuiltShop();
const konjacRice = 146;
const konjacPenne = 138;
/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

const textAt = async (host: string, slug: string) =>
  (await fetch(`${host}/wordpress-product/${slug}`, {headers: {Accept: 'text/html'}})).text();

const renewals = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('catalogue.invalidated'))
    .map((line) => JSON.parse(line) as {products: number; from: string})
    .map(({products, from}) => [products, from]);

test('a change is seen in every process within some ten seconds, whichever was notified, or none', async () => {
  // Seen by the second question where the journal stands.
  await notified.control().trouble('changes', 'slow', {times: 2, delayMs: 1});
  const other = await startHost(offlineSettings(notified.mockUrl()));
  const prices = () =>
    Promise.all(
      [notified.url(), other.url].flatMap((host) => [
        textAt(host, 'konjac-rice').then((page) => page.includes('$7.77')),
        textAt(host, 'konjac-penne').then((page) => page.includes('$8.88')),
      ]),
    );
  try {
    expect(await prices()).toEqual([false, false, false, false]);
    const bothHavePolled = async () => expect(await notified.control().troubleLeft()).toEqual([]);
    await vi.waitFor(bothHavePolled, {timeout: 15_000});
    await notified.control().change({databaseId: konjacRice, regularPrice: 777});
    await notified.control().notify(konjacRice);
    await notified.control().change({databaseId: konjacPenne, regularPrice: 888});
    const lost = notified.control().notify(konjacPenne, nowhere);
    await expect(lost).rejects.toThrow('answered 0');
    const seen = [true, true, true, true];
    await vi.waitFor(async () => expect(await prices()).toEqual(seen), {timeout: 15_000});
    expect(renewals(notified.log())).toEqual([
      [1, 'message'],
      [1, 'journal'],
    ]);
    expect(renewals(other.log())).toEqual([[2, 'journal']]);
  } finally {
    await other.close();
  }
});
