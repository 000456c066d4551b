import {beforeAll, expect, test} from 'vitest';
import {openAgent, type Agent} from '../support/agent';
import {anEmail, wholeCheckout} from '../support/agent-checkout';
import {openMcpAgent} from '../support/mcp-agent';
import {readOfficialSchemas, schemasFolder} from '../support/official-schemas';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted', AGENTS: 'complete'});
let agent: Agent;

beforeAll(async () => {
  agent = await openAgent(shop.url());
});

interface Handler {
  id: string;
  available_instruments: {type: string}[];
}

/** What completes a checkout, by nothing but the handlers that the shop names. */
function payBy({ucp}: {ucp: {payment_handlers: Record<string, Handler[]>}}) {
  const [handler, ...others] = Object.values(ucp.payment_handlers).flat();
  expect(others).toEqual([]);
  const type = handler?.available_instruments[0]?.type;
  return {payment: {instruments: [{id: 'one', handler_id: handler?.id, type, selected: true}]}};
}

interface Told {
  status: string;
  order: {id: string; label: string; permalink_url: string};
}

/** How an agent begins a checkout and completes it, by the protocol of this name. */
const protocols = {
  '/ucp': async (checkout: object) => {
    const {body} = await agent.post('/checkout-sessions', checkout);
    const path = `/checkout-sessions/${body.id}/complete`;
    return async () => (await agent.post(path, payBy(body))).body as Told;
  },
  '/mcp': async (checkout: object) => {
    const tools = await openMcpAgent(shop.url());
    const begun = await tools.call('create_checkout', {checkout});
    const given = {id: begun.id, checkout: payBy(begun)};
    return async () => (await tools.call('complete_checkout', given)) as Told;
  },
};

/** Completions at once, and how often. */
const concurrency = 10;
const rounds = 5;

test.each(Object.entries(protocols))(
  'what an agent completes by %s, knowing nothing but the well-known address, is one order however often it does',
  async (_door, begin) => {
    const email = anEmail();
    const complete = await begin(wholeCheckout(email, ['mens-multi-vitamin', 2]));
    const answers: Told[] = [];
    for (let round = 0; round < rounds; round += 1)
      answers.push(...(await Promise.all(Array.from({length: concurrency}, complete))));
    expect(answers).toHaveLength(rounds * concurrency);
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set(['completed']));
    const orders = await shop.control().orders();
    const [order, ...others] = orders.filter((one) => one.email === email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: 'PROCESSING',
      meta: expect.arrayContaining([{key: 'Filled by an assistant', value: expect.any(String)}]),
    });
    expect(new Set(answers.map((told) => told.order.label))).toEqual(new Set([order?.orderNumber]));
    const page = await shop.open(answers[0]?.order.permalink_url.replace(shop.url(), '') ?? '');
    expect([page.status, page.main]).toEqual([200, expect.stringContaining('Pay on delivery')]);
    expect(shop.log()).toContain('agent.ordered');
  },
);

test.skipIf(!schemasFolder)(
  'every answer is as the protocol publishes it (left out without UCP_SCHEMAS, the folder of its schemas)',
  () => {
    const check = readOfficialSchemas(schemasFolder ?? '');
    const answers = agent.answers.filter(({status}) => status < 300);
    expect(answers.flatMap(check)).toEqual([]);
    expect(answers.map(({body}) => body.status as unknown)).toContain('completed');
    console.log(`${answers.length} answers are valid by the published schemas`);
  },
);
