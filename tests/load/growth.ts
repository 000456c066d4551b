import {readFileSync} from 'node:fs';
import type {ChildProcess} from 'node:child_process';
import {gzipSync} from 'node:zlib';
import type {Figure} from './figure.ts';
import {
  endHost,
  openMockedShop,
  startHost,
  uncached,
  waitForProducts,
  type Host,
} from './start-host.ts';

const rounds = 40;

/** Of the process so far, in milliseconds. */
export function processorOf({pid}: ChildProcess): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

async function costOf({url, child}: Host, address: (round: number) => string) {
  const open = async (round: number) =>
    Buffer.from(await (await fetch(url + address(round))).arrayBuffer());
  for (let round = 0; round < rounds; round++) await open(round);
  const before = processorOf(child);
  let bytes = 0;
  for (let round = 0; round < rounds; round++) bytes += gzipSync(await open(round)).length;
  return {ms: (processorOf(child) - before) / rounds, bytes: bytes / rounds};
}

/** Each address another one, so that no answer is remembered. */
const requests: [string, (round: number) => string][] = [
  ['the list', () => uncached('/products')],
  ['a search that finds as many', (round) => `/products?q=vegan&asked=${round}`],
  ['a search that finds more', (round) => `/products?q=konjac&asked=${round}`],
  ['a search of the whole shop', (round) => `/functions/search?q=t&asked=${round}`],
  ['the site map', () => '/sitemap.xml'],
];

async function costs(catalogue: Record<string, string>) {
  const shop = await openMockedShop(catalogue);
  const host = await startHost(shop.connection);
  await waitForProducts(host.url, catalogue['MOCK_CATALOGUE'] ? 10_000 : 1);
  const found: {what: string; ms: number; bytes: number}[] = [];
  for (const [what, address] of requests) found.push({what, ...(await costOf(host, address))});
  await endHost(host.child);
  await endHost(shop.child);
  return found;
}

/** What 10,000 products cost more than some twenty: time of the processor and bytes of an answer; list and search are rendered each time. */
export async function measureGrowth(): Promise<Figure[]> {
  const few = await costs({});
  const many = await costs({MOCK_CATALOGUE: 'huge'});
  return many.flatMap(({what, ms, bytes}, place): Figure[] => [
    {what: `${what} of 10,000 products: processor`, value: ms, unit: 'ms'},
    {
      what: `${what} of 10,000 products: processor, of few`,
      value: (100 * ms) / (few[place]?.ms ?? NaN),
      unit: '%',
    },
    {
      what: `${what} of 10,000 products: bytes, of few`,
      value: (100 * bytes) / (few[place]?.bytes ?? NaN),
      unit: '%',
    },
  ]);
}
