import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {onDelivery, openAgentClient} from '../support/agent-client';
import {
  aWantedCheckout as wanted,
  handler,
  handlersOf,
  openAgentShop as openShop,
  productOf,
  totalOf,
  codesOf,
} from '../support/agent-shop';
import {anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {cancelInShop, standingOrders} from '../support/order-shop';

describe('where the owner lets agents complete a checkout', () => {
  test('one that misses nothing is ordered, to be paid on delivery, and told of by its link', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    expect(begun).toMatchObject({status: 'ready_for_complete', messages: []});
    expect(begun.continue_url).toContain('/checkout/handed-over?session=');
    expect(handlersOf(begun)).toEqual([handler]);
    const {status, body, isSessionChanged} = await client.complete(begun.id);
    expect(status).toBe(200);
    expect(isSessionChanged).toBe(false);
    const [order, ...others] = standingOrders(store.shop);
    expect(others).toEqual([]);
    expect(order).toMatchObject({status: 'PROCESSING', paymentMethod: 'cod', paidAt: null});
    expect(order?.meta).toContainEqual({
      key: 'Filled by an assistant',
      value: 'https://agent.example/profile.json',
    });
    expect(body).toMatchObject({
      status: 'completed',
      line_items: [{item: {id: spaghetti.id}, quantity: spaghetti.quantity}],
      messages: [{type: 'info', content: expect.stringMatching(/^Pay on delivery\./)}],
      order: {label: String(order?.databaseId)},
    });
    expect(body.continue_url).toBeUndefined();
    expect(totalOf(body)).toBe(spaghettiTotal);
    expect(totalOf(begun)).toBe(spaghettiTotal);
    const {id, permalink_url} = body.order;
    expect(permalink_url).toBe(
      `http://store.example/orders/${order?.databaseId}?key=${encodeURIComponent(id)}`,
    );
    const told = await client.get(`/orders/${id}`);
    expect(told.body).toMatchObject({label: String(order?.databaseId), permalink_url});
    expect(store.log).toContainEqual(
      expect.objectContaining({
        event: 'agent.ordered',
        facts: {orderId: order?.databaseId, agent: 'agent.example', isVerified: false},
      }),
    );
  });

  test('sixty completions at once, by both protocols and of every state, are one order', async () => {
    const store = openShop();
    // Only these: whoever comes later finds none left.
    productOf(store).stock = spaghetti.quantity;
    const client = openAgentClient(store);
    const checkout = wanted();
    const begun = await client.begin(checkout);
    const again = (await client.put(`/checkout-sessions/${begun.id}`, checkout)).body;
    const completions = Array.from({length: 60}, async (_, place) => {
      const id = place % 3 === 0 ? begun.id : again.id;
      if (place % 2 === 0) return (await client.complete(id)).body;
      const params = {name: 'complete_checkout', arguments: {id, checkout: onDelivery}};
      return (await client.rpc('tools/call', params)).body.result.structuredContent;
    });
    const answers = await Promise.all(completions);
    const [order, ...others] = standingOrders(store.shop);
    expect(others).toEqual([]);
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set(['completed']));
    expect(new Set(answers.map((answer) => answer.order.label))).toEqual(
      new Set([String(order?.databaseId)]),
    );
    const later = await client.complete(begun.id);
    expect(later.body.order).toEqual(answers[0].order);
    expect(store.shop.orders).toHaveLength(1);
  });

  test('one that was completed is shown so, and neither changed, canceled nor handed over', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    await client.complete(begun.id);
    const path = `/checkout-sessions/${begun.id}`;
    expect((await client.get(path)).body.status).toBe('completed');
    productOf(store).regularPrice = toCents(549);
    expect((await client.complete(begun.id)).body.status).toBe('completed');
    expect(codesOf((await client.put(path, wanted())).body)).toEqual(['checkout_completed']);
    expect(codesOf((await client.post(`${path}/cancel`)).body)).toEqual(['checkout_completed']);
    const {pathname, search} = new URL(begun.continue_url);
    const shown = await client.ask(pathname + search, {method: 'GET'});
    expect([shown.status, shown.body]).toEqual([410, expect.stringContaining('has ended')]);
  });

  test('in whatever browser it is handed over, it is the order that its agent completes', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    const take = () => client.takeHandOver(begun.id);
    const [one, other] = [await take(), await take()];
    expect(one.status).toBe(303);
    expect(one.cartKey).toEqual(expect.any(String));
    expect(other.cartKey).toBe(one.cartKey);
    await client.complete(begun.id);
    expect(await store.openDesk().commerce.orders.findByCheckout(one.cartKey ?? '')).toMatchObject({
      status: 'PROCESSING',
    });
    expect((await take()).status).toBe(410);
  });

  test('what its shopper ordered after the hand-over is what its agent completes', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    const key = (await client.takeHandOver(begun.id)).cartKey;
    const later = {paymentMethod: 'cod', paymentInfo: null};
    const {body: own} = await postOrder(store, anOrderBody(later), {key});
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({status: 'completed', order: {label: own.orderNumber}});
    expect(store.shop.orders).toHaveLength(1);
  });

  test('what its shopper began to pay gives way to the order that its agent completes', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    const key = (await client.takeHandOver(begun.id)).cartKey;
    const away = await postOrder(store, anOrderBody({paymentInfo: null}), {key});
    expect(away.body.requiresRedirect).toBe(true);
    expect((await client.complete(begun.id)).body.status).toBe('completed');
    expect(standingOrders(store.shop)).toMatchObject([{paymentMethod: 'cod'}]);
  });

  test('what staff has canceled may be ordered once more', async () => {
    const store = openShop();
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    await client.complete(begun.id);
    cancelInShop(store.shop, standingOrders(store.shop)[0]?.databaseId);
    expect((await client.complete(begun.id)).body.status).toBe('completed');
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(store.shop.orders).toHaveLength(2);
  });

  test('the tax of the address is in what is ordered, and in what was shown', async () => {
    const store = openShop({taxes: 'one rate'});
    const client = openAgentClient(store);
    const begun = await client.begin(wanted());
    const {body} = await client.complete(begun.id);
    expect(body.status).toBe('completed');
    expect(totalOf(body)).toBe(totalOf(begun));
    expect(totalOf(body)).toBeGreaterThan(spaghettiTotal);
  });
});

describe('as long as the owner has not said so', () => {
  test('an agent completes nothing: the shopper does, at continue_url', async () => {
    const store = openShop();
    const client = openAgentClient(store, 'on');
    const profile = await client.ask('/.well-known/ucp', {method: 'GET'});
    expect(handlersOf(profile.body)).toEqual([]);
    const begun = await client.begin(wanted());
    for (const body of [{}, onDelivery]) {
      const answer = (await client.complete(begun.id, body)).body;
      expect(answer).toMatchObject({
        status: 'requires_escalation',
        continue_url: expect.stringContaining('/checkout/handed-over?session='),
        messages: [{code: 'buyer_review_required', severity: 'requires_buyer_review'}],
      });
      expect(handlersOf(answer)).toEqual([]);
    }
    expect(store.shop.orders).toEqual([]);
  });

  test.each([
    ['on', false],
    ['complete', true],
  ] as const)('with %s the tool to complete is listed: %s', async (agents, isListed) => {
    const client = openAgentClient(openShop(), agents);
    const {tools} = (await client.rpc('tools/list')).body.result;
    const tool = tools.find(({name}: {name: string}) => name === 'complete_checkout');
    expect(tool !== undefined).toBe(isListed);
    if (tool) expect(tool.annotations).toMatchObject({readOnlyHint: false, idempotentHint: true});
    const profile = await client.ask('/.well-known/ucp', {method: 'GET'});
    expect(profile.body.ucp.payment_handlers).toEqual(
      isListed ? {'example.store.cash_on_delivery': [handler]} : {},
    );
  });
});
