import {createServer} from 'node:http';
import {once} from 'node:events';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openAgent} from '../support/agent';
import {aKeyPair, problemOfAnswer, signRequest} from '../support/signed-messages';
import {useBuiltShop} from '../support/use-built-shop';
import {startWorkerdShop} from '../support/workerd-shop';

const secret = {SESSION_SECRET: 'a secret of the tests, long enough to be taken for one'};
const shop = useBuiltShop({...secret, TRUST_PROXY: '1'});
let worker: Awaited<ReturnType<typeof startWorkerdShop>> | undefined;

const pair = aKeyPair();
let profile = '';
const platform = createServer((_request, response) =>
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify({ucp: {version: '2026-08-25'}, keys: [pair.published]})),
);

beforeAll(async () => {
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const address = platform.address();
  profile = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/profile.json`;
  worker = await startWorkerdShop(shop.mockUrl(), secret);
});
afterAll(async () => {
  platform.close();
  await worker?.close();
});

const hosts: [string, () => string][] = [
  ['Node host', () => shop.url()],
  ['worker', () => worker?.url ?? ''],
];

test.each(hosts)('the %s signs what it answers, by one key for both', async (_name, url) => {
  const agent = await openAgent(url());
  const {status, headers, text} = await agent.search('konjac');
  expect(problemOfAnswer({status, headers, body: text}, agent.keys)).toBeNull();
  expect(agent.keys).toEqual((await openAgent(shop.url())).keys);
});

test.each(hosts)('the %s checks what a program on this machine signs', async (_name, url) => {
  const send = async (key = pair) => {
    const body = JSON.stringify({query: 'konjac'});
    const address = `${url()}/ucp/catalog/search`;
    const headers = {'UCP-Agent': `profile="${profile}"`, 'Content-Type': 'application/json'};
    const signed = signRequest({method: 'POST', url: address, headers, body}, {pair: key});
    const answer = await fetch(address, {method: 'POST', headers: signed, body});
    return {status: answer.status, body: (await answer.json()) as {code?: string}};
  };
  expect((await send()).status).toBe(200);
  expect(await send(aKeyPair())).toMatchObject({status: 401, body: {code: 'key_not_found'}});
});
