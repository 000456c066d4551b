import {expect, test} from 'vitest';
import {anAddress, openAgent} from '../support/agent';
import {anEmail, wholeCheckout} from '../support/agent-checkout';
import {openMcpAgent} from '../support/mcp-agent';
import {fieldsOf, requireOne} from '../support/plain-browser';
import {shopping} from '../support/plain-shopper';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted'});

/** What an agent got to hand over, by the protocol of this name. */
const protocols = {
  '/ucp': async (checkout: object) => {
    const {body} = await (await openAgent(shop.url())).post('/checkout-sessions', checkout);
    return body.continue_url as string;
  },
  '/mcp': async (checkout: object) => {
    const agent = await openMcpAgent(shop.url());
    return (await agent.call('create_checkout', {checkout})).continue_url as string;
  },
};

/** Presses at once. */
const concurrency = 25;
const rounds = 4;

test.each(Object.entries(protocols))(
  'what was handed over by %s is one order, however often and wherever it is pressed',
  async (_door, begin) => {
    const email = anEmail();
    const continueUrl = await begin(wholeCheckout(email, ['mens-multi-vitamin', 2]));
    const shopper = shopping(shop.openBrowser());
    const checkout = await shopper.pressOn(await shopper.open(continueUrl), 'Continue to checkout');
    const button = requireOne(checkout, 'main button', /^Place Order/);
    const body = String(fieldsOf(button, {paymentMethod: 'cod'}));
    const whole = shopper.cookies();
    const cartAlone = shopper.cookies(['bellyful-cart']);
    const press = async (cookie: string) => {
      const {status, headers} = await fetch(new URL('/checkout', shop.url()), {
        method: 'POST',
        redirect: 'manual',
        headers: {
          Accept: 'text/html',
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: shop.url(),
          Cookie: cookie,
          'X-Forwarded-For': anAddress(),
        },
        body,
      });
      return `${status} ${headers.get('Location')}`;
    };
    const answers: string[] = [];
    // At first the browser itself, as often as one may; then from everywhere, with the cart that it was put into.
    for (let round = 0; round < rounds; round += 1) {
      const cookie = round === 0 ? whole : cartAlone;
      answers.push(
        ...(await Promise.all(Array.from({length: concurrency}, async () => press(cookie)))),
      );
    }
    expect(new Set(answers)).toEqual(new Set(['303 /thank-you']));
    expect(answers).toHaveLength(rounds * concurrency);
    const orders = await shop.control().orders();
    expect(orders.filter((order) => order.email === email)).toMatchObject([
      {
        status: 'PROCESSING',
        meta: expect.arrayContaining([{key: 'Filled by an assistant', value: expect.any(String)}]),
      },
    ]);
  },
);

test('a request sent once more under its key is the same order, and one with other content is none', async () => {
  const email = anEmail();
  const from = anAddress();
  const begin = async (checkout: object, key: string | null) => {
    const profile = 'https://agent.example/profile.json';
    const meta = {'ucp-agent': {profile}, ...(key && {'idempotency-key': key})};
    const agent = await openMcpAgent(shop.url());
    return (await agent.call('create_checkout', {meta, checkout}, from)).continue_url as string;
  };
  const wanted = wholeCheckout(email, ['mens-multi-vitamin', 1]);
  const other = wholeCheckout(email, ['womens-multi-vitamin', 1]);
  const key = crypto.randomUUID();
  const shopper = shopping(shop.openBrowser());
  const first = await shopper.open(await begin(wanted, key));
  await shopper.pressOn(first, 'Continue to checkout');
  const isSame = async (url: string) => {
    const {main} = await shopper.open(url);
    return !main.includes('Your cart holds other items.');
  };
  expect(await isSame(await begin(wanted, key))).toBe(true);
  const turned = Object.fromEntries(Object.entries(wanted).toReversed());
  expect(await isSame(await begin(turned, key))).toBe(true);
  await expect(begin(other, key)).rejects.toThrow('idempotency_conflict');
  expect(await isSame(await begin(wanted, crypto.randomUUID()))).toBe(false);
  expect(await isSame(await begin(wanted, null))).toBe(false);
});
