import {beforeAll, expect, test} from 'vitest';
import {openAgent, type Agent} from '../support/agent';
import {anEmail, wholeCheckout} from '../support/agent-checkout';
import {openMcpAgent} from '../support/mcp-agent';
import {shopping} from '../support/plain-shopper';
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

test('a shopper and the agent that handed over make one order, whoever is first', async () => {
  for (const isAgentFirst of [true, false]) {
    const email = anEmail();
    const checkout = wholeCheckout(email, ['womens-multi-vitamin', 1]);
    const {body} = await agent.post('/checkout-sessions', checkout);
    const shopper = shopping(shop.openBrowser());
    const opened = await shopper.open(body.continue_url);
    const page = await shopper.pressOn(opened, 'Continue to checkout');
    const complete = async () =>
      (await agent.post(`/checkout-sessions/${body.id}/complete`, payBy(body))).body as Told;
    if (isAgentFirst) await complete();
    const pressed = await shopper.placeOrder(page, {paymentMethod: 'cod'});
    const told = await complete();
    const orders = await shop.control().orders();
    const [order, ...others] = orders.filter((one) => one.email === email);
    expect(others).toEqual([]);
    expect(told).toMatchObject({status: 'completed', order: {label: order?.orderNumber}});
    expect(pressed.path).toBe('/thank-you');
    expect(pressed.main).toContain(order?.orderNumber);
  }
});

test('the profile names what an agent pays with, and a checkout that was ordered stays so', async () => {
  const [profile] = agent.answers;
  expect(payBy(profile?.body).payment.instruments).toMatchObject([{type: 'cash_on_delivery'}]);
  const checkout = wholeCheckout(anEmail(), ['womens-multi-vitamin', 1]);
  const {body} = await agent.post('/checkout-sessions', checkout);
  const path = `/checkout-sessions/${body.id}`;
  const done = await agent.post(`${path}/complete`, payBy(body));
  expect((await agent.get(path)).body.order).toEqual(done.body.order);
  const changed = await agent.put(path, checkout);
  expect(changed.body).toMatchObject({
    ucp: {status: 'error'},
    messages: [{code: 'checkout_completed', severity: 'unrecoverable'}],
  });
  const {pathname, search} = new URL(body.continue_url);
  expect((await shop.open(pathname + search)).status).toBe(410);
  expect((await agent.get(`/orders/${done.body.order.id}`)).body).toMatchObject({
    label: done.body.order.label,
  });
});

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
