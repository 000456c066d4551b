import {expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import type {PluginClient, PluginRequest} from './plugin-client';
import {createShopSettings, readAdditionalFields} from './shop-settings';

const down = new CommerceError('network', 'x', 'the shop cannot be reached');

/** Of a shop whose answers a test gives, in any order. */
function theSettings() {
  const clock = {now: 0};
  const requests: Array<{
    request: PluginRequest;
    answer: (decimals: number) => void;
    fail: () => void;
  }> = [];
  const send = (_operation: string, request: PluginRequest) =>
    new Promise((resolve, reject) => {
      const answer = (decimals: number) => resolve({ok: true, body: {decimals}});
      requests.push({request, answer, fail: () => reject(down)});
    });
  const settings = createShopSettings({send} as unknown as PluginClient, () => clock.now);
  const read = async (waitUntil?: (work: Promise<unknown>) => void) =>
    (await settings.read(waitUntil)).decimals;
  const readFresh = async () => (await settings.readFresh()).decimals;
  const known = async () => {
    const looked = read();
    requests[0]?.answer(1);
    expect(await looked).toBe(1);
    clock.now += 60_000;
  };
  return {settings, read, readFresh, requests, clock, known};
}

test('a page shows what is known, and has it loaded again behind it once a minute', async () => {
  const {read, requests, known} = theSettings();
  await known();
  const work: Promise<unknown>[] = [];
  expect(await read((request) => void work.push(request))).toBe(1);
  expect(await read()).toBe(1);
  expect(requests).toHaveLength(2);
  requests[1]?.answer(2);
  await Promise.all(work);
  expect(await read()).toBe(2);
});

test('pages leave a shop alone that seems to be down, orders do not', async () => {
  const {read, readFresh, requests} = theSettings();
  void read().catch(() => undefined);
  requests[0]?.fail();
  await expect(read()).rejects.toThrow('cannot be reached');
  void readFresh();
  expect(requests.map(({request}) => request.isForPage)).toEqual([true, false]);
});

test('who comes while it is asked gets the same answer, also where that is none', async () => {
  const {read, readFresh, requests} = theSettings();
  const both = Promise.allSettled([readFresh(), readFresh()]);
  requests[0]?.fail();
  expect((await both).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  const again = Promise.all([readFresh(), readFresh(), read()]);
  requests[1]?.answer(3);
  expect(await again).toEqual([3, 3, 3]);
  expect(requests).toHaveLength(2);
});

test('a question whose request has ended holds nobody up for good', async () => {
  const {read, readFresh, requests, clock, known} = theSettings();
  await known();
  void read();
  const needed = readFresh();
  clock.now += 10_000;
  await expect.poll(() => requests.length).toBe(3);
  requests[2]?.answer(2);
  expect(await needed).toBe(2);
});

test('what was asked before a change is not taken for new', async () => {
  const {settings, readFresh, requests} = theSettings();
  const early = readFresh();
  settings.invalidate();
  requests[0]?.answer(1);
  expect(await early).toBe(1);
  const later = readFresh();
  requests[1]?.answer(2);
  expect(await later).toBe(2);
});

test('an answer in a currency that cannot be one is none', async () => {
  const send = async () => ({ok: true, body: {currency: 'usd', decimals: 2}});
  const settings = createShopSettings({send} as unknown as PluginClient);
  await expect(settings.read()).rejects.toThrow('The shop counts in "usd".');
  expect(settings.known()).toBeUndefined();
});

test('what is asked at checkout comes as plain text, with its own values, and of an older plugin nothing', async () => {
  const asked = {
    id: 'shop/door',
    label: '<b>Door</b> &amp; <script>alert(1)</script>gate',
    location: 'address',
    type: 'select',
    required: '<em>Door</em> is required',
    options: [
      {value: '<f>', label: '<img src=x onerror=alert(1)>Front'},
      {value: 'b', label: ''},
    ],
    maxLength: 100,
  };
  const of = (body: object) => {
    const send = () => Promise.resolve({ok: true, body});
    return readAdditionalFields(createShopSettings({send} as unknown as PluginClient));
  };
  expect(await of({additionalFields: [asked]})).toEqual([
    {
      ...asked,
      label: 'Door & gate',
      required: 'Door is required',
      options: [
        {value: '<f>', label: 'Front'},
        {value: 'b', label: 'b'},
      ],
    },
  ]);
  expect(await of({taxes: false})).toEqual([]);
});

test('an answer that names no currency takes none away, and one that says nothing is none', async () => {
  const bodies: object[] = [{}, {currency: 'USD', decimals: 2}, {}, {decimals: 0}];
  const send = async () => ({ok: true, body: bodies.shift()});
  const settings = createShopSettings({send} as unknown as PluginClient);
  await expect(settings.readFresh()).rejects.toThrow('counts in ""');
  for (const _press of [1, 2, 3]) await settings.revalidate().catch(() => {});
  expect(bodies).toEqual([]);
  expect(settings.known()).toEqual({currency: 'USD', decimals: 2});
});
