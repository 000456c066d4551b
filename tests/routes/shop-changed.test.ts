import {expect, test, vi} from 'vitest';
import {toCents, type CatalogueChange} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {shopMessage, signMessage, webhookSecret} from '~mocks/wordpress/shop-messages';
import {action, loader} from '~/routes/functions.shop-changed';
import {aProduct, aShop} from '../support/shop';

interface Sent {
  body: string;
  signature?: string;
}

/** A storefront that writes down what it was told to invalidate. */
function open(invalidate: () => Promise<void> = async () => {}) {
  const invalidated: CatalogueChange[] = [];
  const events: string[] = [];
  const background: Promise<unknown>[] = [];
  const write = (event: string) => void events.push(event);
  const context = {
    shopMessages: createShopMessages(webhookSecret),
    invalidate: (change: CatalogueChange) => {
      invalidated.push(change);
      return invalidate();
    },
    commerce: aShop({products: [aProduct(23, 8999, {slug: 'bellyful-bundle'})]}),
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    log: {info: write, warn: write},
  };
  const send = async ({body, signature = signMessage(body)}: Sent): Promise<Response> => {
    const request = new Request('https://shop.example/functions/shop-changed', {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Bellyful-Signature': signature},
      body,
    });
    return action({request, context, params: {}} as never);
  };
  return {
    send,
    invalidated,
    events,
    settled: () => Promise.all(background),
  };
}

test('the shop’s message is answered at once, and what it names is invalidated behind the answer', async () => {
  const {send, invalidated, events, settled} = open();
  const answer = await send({body: shopMessage({topic: 'product', productIds: [23]})});
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  await settled();
  expect(invalidated).toEqual([{productIds: [23], hasContent: false}]);
  expect(events).toEqual(['catalogue.invalidated']);
});

// Rules: A shop of another name
test.each(['shop', 'connect', 'claims'] as const)(
  'the answer about %s says what the shop does without',
  async (topic) => {
    vi.stubGlobal('HAS', {allergens: false, recalls: false, wishes: true});
    const {send} = open();
    const told = await send({body: shopMessage({topic})});
    const nobody = await send({body: shopMessage({topic}), signature: 'none'});
    vi.stubGlobal('HAS', {wishes: true});
    const all = await send({body: shopMessage({topic})});
    vi.unstubAllGlobals();
    const said = [told, nobody, all].map(({headers}) => headers.get('X-Bellyful-Without'));
    expect(said).toEqual(['allergens recalls', null, 'nothing']);
  },
);

test('the same message again is answered and does nothing', async () => {
  const {send, invalidated} = open();
  const body = shopMessage({productIds: [23]});
  await send({body});
  expect((await send({body})).status).toBe(204);
  expect(invalidated).toHaveLength(1);
});

test('a shop that cannot be reached behind the answer is in the log, not in the answer', async () => {
  const {send, invalidated, events, settled} = open(() => Promise.reject(new Error('down')));
  const body = shopMessage();
  expect((await send({body})).status).toBe(204);
  await settled();
  expect(events).toEqual(['catalogue.not-revalidated']);
  await send({body});
  expect(invalidated, 'a message that came to nothing counts when it is sent again').toHaveLength(
    2,
  );
});

test('the shop receives what is claimed, to show it to its owner', async () => {
  const {send, invalidated} = open();
  const answer = await send({body: shopMessage({topic: 'claims'})});
  const {claims} = (await answer.json()) as {claims: object[]};
  expect(claims).toContainEqual({
    id: 'bones',
    kind: 'structure',
    source: expect.stringContaining('normal bones'),
    sentences: ['Bones', 'Vitamin D, vitamin K and calcium support normal bones.'],
  });
  expect(invalidated).toEqual([]);
});

test('the shop receives what to make, as its own route takes it', async () => {
  const {send, invalidated} = open();
  const answer = await send({body: shopMessage({topic: 'connect'})});
  expect(answer.status).toBe(200);
  const {products, coupons} = (await answer.json()) as {products: object[]; coupons: object[]};
  expect(products).toContainEqual(expect.objectContaining({sku: 'PFWL-1', price: toCents(7900)}));
  expect(products).not.toContainEqual(expect.objectContaining({sku: 'BUNDLE'}));
  expect(coupons).toContainEqual({code: 'GETSTARTED', amount: 500});
  expect(invalidated).toEqual([]);
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
])('%s', async (_what, sent, status) => {
  const {send, invalidated, events} = open();
  expect((await send(sent)).status).toBe(status);
  expect(invalidated).toEqual([]);
  expect(events).toEqual(status === 401 ? ['message.refused'] : []);
});

test('looking at the address is answered with what it takes', () => {
  expect(loader().status).toBe(405);
});
