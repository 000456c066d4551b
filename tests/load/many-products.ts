import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {gunzipSync, gzipSync} from 'node:zlib';
import {openMockedShop, startHost, waitForProducts} from './start-host.ts';

type Line = [part: string, line: {databaseId: number; slug: string; name: string}];

/** A snapshot with each product of its list so many times, under other numbers and names. */
function multiplied(packed: Buffer, times: number): Buffer {
  const lines = gunzipSync(packed).toString().trimEnd().split('\n');
  const [head = '', list = '', ...others] = lines.slice(0, -1);
  const copies = others
    .filter((line) => line.startsWith('["list"'))
    .flatMap((line) => {
      const [part, product] = JSON.parse(line) as Line;
      return Array.from({length: times - 1}, (_, copy) => {
        const databaseId = product.databaseId + (copy + 1) * 1_000_000;
        const slug = `${product.slug}-${copy}`;
        return JSON.stringify([
          part,
          {...product, databaseId, slug, name: `${product.name} ${copy}`},
        ]);
      });
    });
  const parts = [list, ...copies, ...others];
  return gzipSync(`${[head, ...parts, JSON.stringify({count: parts.length})].join('\n')}\n`);
}

/** What a process has learned of 10,000 mocked products, so many times, in a folder of its own, and the shop behind it. */
export async function learnedTimes(times: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'many-products-'));
  const shop = await openMockedShop({MOCK_CATALOGUE: 'huge'});
  const settings = {
    ...shop.connection,
    DATA_DIR: folder,
    PAYMENT_GATEWAY: 'hosted',
    PAYMENT_OFFLINE_URL: '',
  };
  const host = await startHost(settings);
  await waitForProducts(host.url, 10_000);
  await pause(2000);
  host.child.kill('SIGTERM');
  await new Promise((ended) => host.child.once('exit', ended));
  const name = readdirSync(folder).find((file) => file.startsWith('snapshot-')) ?? '';
  const file = path.join(folder, name);
  writeFileSync(file, multiplied(readFileSync(file), times));
  return {shop, settings, folder, name, file};
}
