import {expect, test} from 'vitest';
import {toCents, type CatalogueChange} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {shopMessage, signMessage, webhookSecret} from '~mocks/wordpress/shop-messages';
import {action, loader} from '~/routes/functions.shop-changed';
import {aProduct, aShop} from '../support/shop';

interface Told {
  body: string;
  signature?: string;
}

/** A storefront that writes down what it was told to renew. */
function open(renew: () => Promise<void> = async () => {}) {
  const renewed: CatalogueChange[] = [];
  const events: string[] = [];
  const background: Promise<unknown>[] = [];
  let forgotten = 0;
  const write = (event: string) => void events.push(event);
  const context = {
    shopMessages: createShopMessages(webhookSecret),
    renewCatalogue: (change: CatalogueChange) => {
      renewed.push(change);
      return renew();
    },
    connectedProducts: {forget: () => void (forgotten += 1)},
    commerce: aShop({products: [aProduct(23, 8999, {slug: 'bellyful-bundle'})]}),
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    log: {info: write, warn: write},
  };
  const tell = async ({body, signature = signMessage(body)}: Told): Promise<Response> => {
    const request = new Request('https://shop.example/functions/shop-changed', {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Bellyful-Signature': signature},
      body,
    });
    return action({request, context, params: {}} as never);
  };
  return {
    tell,
    renewed,
    events,
    forgotten: () => forgotten,
    settled: () => Promise.all(background),
  };
}

test('the shop’s message is answered at once, and what it names is renewed behind the answer', async () => {
  const {tell, renewed, events, forgotten, settled} = open();
  const answer = await tell({body: shopMessage({topic: 'product', productIds: [23]})});
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  await settled();
  expect(renewed).toEqual([{productIds: [23]}]);
  expect(forgotten()).toBe(1);
  expect(events).toEqual(['catalogue.renewed']);
});

test('the same message again is answered and does nothing', async () => {
  const {tell, renewed} = open();
  const body = shopMessage({productIds: [23]});
  await tell({body});
  expect((await tell({body})).status).toBe(204);
  expect(renewed).toHaveLength(1);
});

test('a shop that cannot be asked behind the answer is in the log, not in the answer', async () => {
  const {tell, events, settled} = open(() => Promise.reject(new Error('down')));
  expect((await tell({body: shopMessage()})).status).toBe(204);
  await settled();
  expect(events).toEqual(['catalogue.unrenewed']);
});

test('the shop is told what to make, as its own route takes it', async () => {
  const {tell, renewed} = open();
  const answer = await tell({body: shopMessage({topic: 'connect'})});
  expect(answer.status).toBe(200);
  const {products, coupons} = (await answer.json()) as {products: object[]; coupons: object[]};
  expect(products).toContainEqual(expect.objectContaining({sku: 'PFWL-1', price: toCents(7900)}));
  expect(products).not.toContainEqual(expect.objectContaining({sku: 'BUNDLE'}));
  expect(coupons).toContainEqual({code: 'GETSTARTED', amount: 500});
  expect(renewed).toEqual([]);
});

const body = shopMessage({productIds: [23]});

test.each([
  ['a forged message is refused', {body, signature: signMessage(body, 'another secret')}, 401],
  [
    'an old message is refused',
    {body, signature: signMessage(body, webhookSecret, Date.now() - 6 * 60_000)},
    401,
  ],
  ['an unsigned message is refused', {body, signature: ''}, 401],
  ['a signed message that cannot be read is told so', {body: '{}'}, 400],
  ['a flood is not read to its end', {body: 'x'.repeat(70_000)}, 413],
])('%s', async (_what, told, status) => {
  const {tell, renewed} = open();
  expect((await tell(told)).status).toBe(status);
  expect(renewed).toEqual([]);
});

test('looking at the address is answered with what it takes', () => {
  expect(loader().status).toBe(405);
});
