import {rmSync} from 'node:fs';
import type {Figure} from './figure.ts';
import {processorOf} from './growth.ts';
import {learnedTimes} from './many-products.ts';
import {peakOf} from './restart.ts';
import {endHost, startHost} from './start-host.ts';

const requests = 200;
/** Beyond some 30,000 products a process is started with more (docs/hosts.md). */
const oldSpaceMb = 480;

/** No two alike, so that none is remembered. */
const choices: [what: string, address: (round: number) => string][] = [
  ['list', (round) => `/products?page=${round + 1}`],
  [
    'filter',
    (round) => `/products?category=noodles&stock=in-stock&min=${round % 9}&max=${round + 9}`,
  ],
  [
    'search',
    (round) =>
      `/products?q=${['vegan', 'konjac', 'basil orzo', 'truffel'][round % 4]}&min=0.${round + 10}`,
  ],
];

/** The time that a visitor waits for it, who is the only one. */
async function timesOf(url: string, address: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < requests; round += 1) {
    const began = performance.now();
    await (await fetch(url + address(round), {headers: {Accept: 'text/html'}})).text();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
}

const share = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? NaN;

/** A restart with 100,000 products: until the list is there, and what list, filters and searches take then. */
export async function measureLarge(): Promise<Figure[]> {
  const {shop, settings, folder} = await learnedTimes(10);
  const began = performance.now();
  const host = await startHost(settings, oldSpaceMb);
  const page = await (await fetch(`${host.url}/products`)).text();
  const figures: Figure[] = [
    {what: 'restart with 100,000, until the list', value: performance.now() - began, unit: 'ms'},
    {
      what: 'restart with 100,000, thousands listed',
      value: countOf(page) / 1000,
      unit: '',
      bar: {least: 100},
    },
  ];
  for (const [what, address] of choices) {
    const before = processorOf(host.child);
    const times = await timesOf(host.url, address);
    const processor = (processorOf(host.child) - before) / requests;
    figures.push(
      {what: `${what} of 100,000, processor`, value: processor, unit: 'ms'},
      {what: `${what} of 100,000, median`, value: share(times, 0.5), unit: 'ms'},
      {what: `${what} of 100,000, p95`, value: share(times, 0.95), unit: 'ms', bar: {most: 60}},
    );
  }
  figures.push({
    what: 'memory with 100,000',
    value: peakOf(host.child.pid),
    unit: 'MB',
    bar: {most: 600},
  });
  await endHost(host.child);
  await endHost(shop.child);
  rmSync(folder, {recursive: true, force: true});
  return figures;
}

const countOf = (page: string) =>
  Number(/([\d,]+)(?:<!-- -->)? products/.exec(page)?.[1]?.replaceAll(',', ''));
