import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {startWorkerdShop} from '../support/workerd-shop';

// Rules: Changes in the shop; Limits on tries. Under Cloudflare's own emulator, with its bucket and its durable objects.

const secret = {SESSION_SECRET: 'a secret of the tests, long enough to be taken for one'};
const shop = useBuiltShop(secret);
const state = mkdtempSync(path.join(tmpdir(), 'edge-stores-'));
afterAll(() => rmSync(state, {recursive: true, force: true}));

const openWorker = () => startWorkerdShop(shop.mockUrl(), secret, state);
const listOf = async (url: string) => {
  const answer = await fetch(`${url}/products`, {headers: {Accept: 'text/html'}});
  return {status: answer.status, hasRice: (await answer.text()).includes('Konjac Rice')};
};

test('an instance that begins while the shop is away lists what the clock has stored in the bucket', async () => {
  const first = await openWorker();
  expect(await (await fetch(`${first.url}/cdn-cgi/local/scheduled`)).text()).toBe('ok');
  await first.close();
  await shop.control().trouble('*', 'http500');
  const next = await openWorker();
  expect(await listOf(next.url)).toEqual({status: 200, hasRice: true});
  await next.close();
  await shop.control().clear();
});

test('tries of codes are counted by the durable object of their network', async () => {
  const worker = await openWorker();
  const tried: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const answer = await fetch(`${worker.url}/functions/validate-discount`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: worker.url},
      body: JSON.stringify({code: `NONE${time}`, cartTotal: 898}),
    });
    tried.push(answer.status);
  }
  await worker.close();
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
  expect(worker.log()).not.toContain('tries.uncounted');
});
