import {expect, test} from 'vitest';
import {KeptFact} from './kept-fact';
import {PluginError, type PluginClient, type PluginRequest} from './plugin-client';

const down = new PluginError('network', 'x', null, 'the shop cannot be reached');

/** Of a shop whose answers a test gives, in any order. */
function aFact() {
  const clock = {now: 0};
  const asked: Array<{request: PluginRequest; answer: (body: number) => void; fail: () => void}> =
    [];
  const ask = (_operation: string, request: PluginRequest) =>
    new Promise((resolve, reject) => {
      const answer = (body: number) => resolve({ok: true, body});
      asked.push({request, answer, fail: () => reject(down)});
    });
  const fact = new KeptFact<number, number>({
    plugin: {ask} as unknown as PluginClient,
    operation: 'shop.number',
    toValue: (told) => told,
    now: () => clock.now,
  });
  const known = async () => {
    const looked = fact.look();
    asked[0]?.answer(1);
    expect(await looked).toBe(1);
    clock.now += 60_000;
  };
  return {fact, asked, clock, known};
}

test('a page shows what is known, and has it asked for behind it once a minute', async () => {
  const {fact, asked, known} = aFact();
  await known();
  const work: Promise<unknown>[] = [];
  expect(await fact.look((asking) => void work.push(asking))).toBe(1);
  expect(await fact.look()).toBe(1);
  expect(asked).toHaveLength(2);
  asked[1]?.answer(2);
  await Promise.all(work);
  expect(await fact.look()).toBe(2);
});

test('pages leave a shop alone that seems to be down, orders do not', async () => {
  const {fact, asked} = aFact();
  void fact.look().catch(() => undefined);
  asked[0]?.fail();
  await expect(fact.look()).rejects.toThrow('cannot be reached');
  void fact.need();
  expect(asked.map(({request}) => request.isForPage)).toEqual([true, false]);
});

test('who comes while it is asked gets the same answer, also where that is none', async () => {
  const {fact, asked} = aFact();
  const both = Promise.allSettled([fact.need(), fact.need()]);
  asked[0]?.fail();
  expect((await both).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  const again = Promise.all([fact.need(), fact.need(), fact.look()]);
  asked[1]?.answer(3);
  expect(await again).toEqual([3, 3, 3]);
  expect(asked).toHaveLength(2);
});

test('a question whose request has ended holds nobody up for good', async () => {
  const {fact, asked, clock, known} = aFact();
  await known();
  void fact.look();
  const needed = fact.need();
  clock.now += 10_000;
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer(2);
  expect(await needed).toBe(2);
});

test('what was asked before a change is not taken for new', async () => {
  const {fact, asked} = aFact();
  const early = fact.need();
  fact.outdate();
  asked[0]?.answer(1);
  expect(await early).toBe(1);
  const later = fact.need();
  asked[1]?.answer(2);
  expect(await later).toBe(2);
});
