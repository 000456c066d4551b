import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {anEmail, items, wholeCheckout} from '../support/agent-checkout';
import {onDelivery, openAgentClient} from '../support/agent-client';
import {
  aWantedCheckout as wanted,
  handlersOf,
  openAgentShop as openShop,
  productOf,
  totalOf,
  codesOf,
} from '../support/agent-shop';
import {anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {setPriceFacts} from '../support/set-shop';
function instrument() {
  const [one] = onDelivery.payment.instruments;
  return {...one};
}

describe('a completion', () => {
  test.each([
    ['nothing', {}],
    ['no instrument', {payment: {instruments: []}}],
    ['another handler', {payment: {instruments: [{...instrument(), handler_id: 'card'}]}}],
    ['a card', {payment: {instruments: [{...instrument(), type: 'card'}]}}],
    ['a number of a card', {payment: {instruments: [{...instrument(), credential: {n: '4242'}}]}}],
    ['two of it', {payment: {instruments: [instrument(), instrument()]}}],
  ])('completing by %s orders nothing', async (_what, body) => {
    const store = openShop();
    const client = openAgentClient(store);
    const {id} = await client.begin(wanted());
    const refused = await client.complete(id, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(refused.body)).not.toContain('4242');
    expect(store.shop.orders).toEqual([]);
  });

  test('what is missing, canceled, forged or over is not ordered', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const bare = await client.begin(items([spaghetti.id, 1]));
    const missing = await client.complete(bare.id);
    expect(missing.body).toMatchObject({status: 'incomplete', messages: [{code: 'missing'}]});
    const {id} = await client.begin(wanted());
    const canceled = await client.post(`/checkout-sessions/${id}/cancel`);
    for (const gone of [canceled.body.id, `${id}x`, 'abc'])
      expect(codesOf((await client.complete(gone)).body)).toEqual(['not_found']);
    expect(store.shop.orders).toEqual([]);
  });

  test('a price that changed is shown before it is ordered', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    productOf(store).regularPrice = toCents(549);
    const changed = (await client.complete(begun.id)).body;
    expect(changed).toMatchObject({
      status: 'ready_for_complete',
      messages: [{code: 'total_changed', severity: 'recoverable'}],
    });
    expect(totalOf(changed)).toBeGreaterThan(spaghettiTotal);
    expect(store.shop.orders).toEqual([]);
    const done = (await client.complete(changed.id)).body;
    expect(done.status).toBe('completed');
    expect(totalOf(done)).toBe(totalOf(changed));
  });

  test('what is gone meanwhile is named, and nothing is ordered', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(
      wholeCheckout(anEmail(), [spaghetti.id, 2], ['mens-multi-vitamin', 1]),
    );
    productOf(store).stock = 1;
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({
      status: 'incomplete',
      messages: [{code: 'out_of_stock', path: '$.line_items[0]', severity: 'recoverable'}],
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('what another shopper has in hand is named by the shop alone, and nothing is ordered', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    await postOrder(store, anOrderBody({paymentInfo: null}));
    productOf(store).stock = 3;
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({
      status: 'incomplete',
      messages: [
        {
          code: 'out_of_stock',
          path: '$.line_items[0]',
          content: 'Only 1 left in stock.',
          severity: 'recoverable',
        },
      ],
    });
    expect(store.shop.orders).toHaveLength(1);
  });

  test('by the shop’s own rules it is sent by the method that was selected, or not at all', async () => {
    setPriceFacts({rules: 'shop'});
    const store = openShop({rules: 'shop'});
    const client = openAgentClient(store);
    const checkout = wanted();
    const [method] = checkout.fulfillment.methods;
    const groups = [{selected_option_id: 'local_pickup:6'}];
    const begun = await client.begin({...checkout, fulfillment: {methods: [{...method, groups}]}});
    expect(totalOf(begun)).toBe(898);
    const zones = structuredClone(store.shop.zones);
    store.shop.zones = [];
    expect((await client.complete(begun.id)).body.status).toBe('incomplete');
    expect(store.shop.orders).toEqual([]);
    store.shop.zones = zones;
    const {body} = await client.complete(begun.id);
    expect(body.status).toBe('completed');
    expect(totalOf(body)).toBe(898);
  });

  test.each<[string, RegExp, number]>([
    ['whose every answer is lost is asked again later', /./, 503],
    ['whose answer to the order is lost is asked what it has', /\/orders$/, 200],
  ])('a shop %s, and it is one order', async (_what, lost, status) => {
    let isLosing = false;
    let losses = 0;
    const network =
      (pass: typeof fetch): typeof fetch =>
      async (input, init) => {
        const answer = await pass(input, init);
        const {pathname} = new URL(new Request(input, init).url);
        if (!isLosing || !lost.test(pathname)) return answer;
        losses += 1;
        throw new TypeError('lost');
      };
    const store = openShop({network});
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    isLosing = true;
    expect((await client.complete(begun.id)).status).toBe(status);
    isLosing = false;
    expect(losses).toBeGreaterThan(0);
    expect((await client.complete(begun.id)).body.status).toBe('completed');
    expect(store.shop.orders).toHaveLength(1);
  });
});

describe('where the shop takes no payment on delivery', () => {
  test('no handler is named, and the shopper orders', async () => {
    const store = openShop();
    store.shop.paymentMethods = offeredMethods.none;
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    expect(handlersOf(begun)).toEqual([]);
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({
      status: 'requires_escalation',
      continue_url: expect.any(String),
      messages: [{code: 'buyer_review_required'}],
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('switched off after it was shown, nothing is ordered', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    store.shop.paymentMethods = offeredMethods.none;
    const {body} = await client.complete(begun.id);
    expect(body.status).toBe('requires_escalation');
    expect(store.shop.orders).toEqual([]);
  });
});
