import {describe, expect, test} from 'vitest';
import {
  CommerceError,
  toCents,
  type OrderChange,
  type Placement,
  type PlacedOrder,
} from '~adapters/commerce';
import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import {placeScripted, theOrder} from '../../../tests/support/scripted-shop';

const gone = (kind: CommerceError['kind'] = 'network') =>
  new CommerceError(kind, 'orders.place', 'It is gone');

const placedOnce: Placement = {status: 'placed', order: theOrder};
const open: Placement = {status: 'open', order: theOrder, isResumed: false};
const agent = {profile: 'https://agent.example/profile', isVerified: true};

describe('a shop that fails', () => {
  test.each([
    ['unfinished', orderMessages.paidUnfinished],
    ['payment', orderMessages.paymentUnreachable],
    ['version', orderMessages.shopUpdating],
    ['network', orderMessages.shopUncertain],
  ] as const)('with %s is said in a sentence of its own, and logged', async (kind, message) => {
    const {answer, log} = await placeScripted([gone(kind)]);
    expect(answer).toMatchObject({status: 503, body: {error: message}});
    expect(log).toContainEqual({
      level: 'warn',
      event: 'order.failed',
      facts: {cause: expect.stringContaining('It is gone')},
    });
  });

  test('with a lost answer is asked again, and the try counts once', async () => {
    const {answer, asked} = await placeScripted([gone(), placedOnce]);
    expect(answer.status).toBe(200);
    expect(asked[0]?.tries.length).toBeGreaterThan(0);
    expect(asked[1]).toMatchObject({tries: [], limits: []});
  });
});

test('an order whose key always has another is given up after four questions', async () => {
  const earlier: Placement = {status: 'earlier', order: {...theOrder, total: 0} as PlacedOrder};
  const {answer, asked} = await placeScripted([earlier]);
  expect(answer).toMatchObject({status: 503, body: {error: orderMessages.stillPlacing}});
  expect(asked.map(({settled}) => settled)).toEqual([null, 7, 7, 7]);
});

test.each([{kind: 'currency'}, {kind: 'rules'}] as const)(
  'a change of $kind asks the shopper to reload the page',
  async (change) => {
    const {answer, asked} = await placeScripted([{status: 'changed', changes: [change]}]);
    expect(answer.body).toMatchObject({error: orderMessages.priceChanged, isOutdated: true});
    expect(asked).toHaveLength(1);
  },
);

test('an address to which the shop does not sell is refused with a sentence', async () => {
  const changes: OrderChange[] = [{kind: 'place', address: 'shipping'}];
  const {answer, asked} = await placeScripted([{status: 'changed', changes}]);
  expect(answer).toMatchObject({status: 422, body: {error: shippingMessages.notSent}});
  expect(asked).toHaveLength(1);
});

test('what the shop would ask for a built-in product is in the log', async () => {
  const differing = [{sku: 'PFWL-1', price: 7800}];
  const {log} = await placeScripted([{...placedOnce, differing} as Placement]);
  expect(log).toContainEqual({
    level: 'warn',
    event: 'order.price.differs',
    facts: {sku: 'PFWL-1', shop: 7800},
  });
});

test('nothing is in the log where no price differs', async () => {
  expect((await placeScripted([placedOnce])).log).toEqual([]);
  const differing = undefined as never;
  expect((await placeScripted([{...placedOnce, differing}])).log).toEqual([]);
});

test.each([placedOnce, open])(
  'whose program’s order it is, is in the log of one that is $status',
  async (placement) => {
    const {log} = await placeScripted([placement], {context: {agent}});
    expect(log).toContainEqual({
      level: 'info',
      event: 'agent.ordered',
      facts: {orderId: 7, agent: 'agent.example', isVerified: true},
    });
  },
);

test.each([
  ['offline', 'cardNumber'],
  ['stripe', 'payment'],
] as const)(
  'too many declined cards at %s are said beside the field %s',
  async (gateway, field) => {
    const {answer} = await placeScripted([{status: 'paused'}], {gateway});
    expect(answer.body).toMatchObject({refusals: [{field}]});
  },
);

test('a declined order that cannot be released is declined all the same, and logged', async () => {
  const release = async () => {
    throw gone();
  };
  const pay = async () => ({status: 'declined'}) as const;
  const {answer, log} = await placeScripted([open], {orders: {release}, payments: {pay}});
  expect(answer).toMatchObject({
    status: 422,
    body: {success: false, error: orderMessages.cardDeclined},
  });
  expect(log).toContainEqual({
    level: 'warn',
    event: 'order.release',
    facts: {cause: expect.stringContaining('It is gone')},
  });
});

describe('what the shop is asked for', () => {
  const key = 'k'.repeat(20);
  const tries = (...parties: string[]) =>
    parties.map((party) => ({bucket: `declines:${party}`, limit: 5, windowSeconds: 900}));
  const accountSession = {
    accessToken: 'token',
    expiresAt: 0,
    shopper: {id: 'a-1', customerId: 12, email: 'ada@example.com'},
  } as never;

  test('names the shopper and the device', async () => {
    const device = {ip: '203.0.113.7', userAgent: 'Firefox'};
    const guest = await placeScripted([placedOnce]);
    expect(guest.asked[0]?.customer).toEqual({id: null, ...device});
    const own = await placeScripted([placedOnce], {context: {accountSession}});
    expect(own.asked[0]?.customer).toEqual({id: 12, ...device});
  });

  test('counts declines of a card for checkout, account and network', async () => {
    const network = 'network:203.0.113.7';
    const guest = await placeScripted([placedOnce], {key});
    expect(guest.asked[0]?.tries).toEqual(tries(`checkout:${key}`, network));
    const own = await placeScripted([placedOnce], {key, context: {accountSession}});
    expect(own.asked[0]?.tries).toEqual(tries(`checkout:${key}`, 'account:a-1', network));
    const hidden = {ip: null, userAgent: 'Firefox'};
    const unknown = await placeScripted([placedOnce], {key, context: {device: hidden}});
    expect(unknown.asked[0]?.tries).toEqual(tries(`checkout:${key}`));
  });

  test.each([
    ['paid on delivery', {body: {paymentMethod: 'cod', paymentInfo: undefined}}],
    ['that costs nothing', {body: {expectedTotal: 0}}],
    ['paid on the shop’s own page', {gateway: 'hosted' as const}],
  ])('counts none of an order %s', async (_, script) => {
    expect((await placeScripted([placedOnce], script)).asked[0]?.tries).toEqual([]);
  });

  test.each([
    ['offline', {method: 'offline', title: 'Test card (offline)'}],
    ['stripe', {method: 'stripe', title: 'Card or wallet (Stripe)'}],
    ['hosted', {method: '', title: ''}],
  ] as const)('names how it is paid at %s', async (gateway, payment) => {
    expect((await placeScripted([placedOnce], {gateway})).asked[0]?.payment).toEqual(payment);
  });

  test.each([
    [2, 'Shipping'],
    [30, 'Free shipping'],
  ])('of %i packs is sent as %s', async (quantity, title) => {
    const body = {items: [{id: 'wp-130', quantity}], expectedTotal: 1};
    const {answer} = await placeScripted([{status: 'none'}], {body});
    const {pricing} = answer.body as {pricing?: {total: number}};
    const expectedTotal = pricing?.total;
    const {asked} = await placeScripted([placedOnce], {body: {...body, expectedTotal}});
    expect(asked[0]?.shipping).toMatchObject({title});
  });

  test('names a way of paying later by the shop’s name alone', async () => {
    const body = {paymentMethod: 'cod', paymentInfo: undefined};
    const {asked} = await placeScripted([placedOnce], {body});
    expect(asked[0]?.payment).toEqual({method: 'cod', title: ''});
  });

  test.each([
    ['offline', 60],
    ['stripe', 60],
    ['hosted', 30],
  ] as const)('holds it at %s for %i minutes', async (gateway, minutes) => {
    expect((await placeScripted([placedOnce], {gateway})).asked[0]?.minutesOpen).toBe(minutes);
  });

  test('carries what was answered, if anything', async () => {
    const additionalFields = {'_wc_other/a/gift': 'Hi'};
    const answered = await placeScripted([placedOnce], {body: {additionalFields}});
    expect(answered.asked[0]?.fields).toEqual(additionalFields);
    expect((await placeScripted([placedOnce])).asked[0]?.fields).toEqual({});
  });

  const link = {key: '_bellyful_link', value: expect.any(String)};

  test.each([
    [null, {}],
    [
      agent,
      {
        'Filled by an assistant': `${agent.profile} (signature checked)`,
        // It is told what becomes of the order.
        _bellyful_agent: agent.profile,
      },
    ],
    [{...agent, isVerified: false}, {'Filled by an assistant': agent.profile}],
  ])('tells staff which program filled the cart: %j', async (filler, entries) => {
    const {asked} = await placeScripted([placedOnce], {context: {agent: filler}});
    expect(asked[0]?.meta).toEqual([
      link,
      {key: 'Bulk discount', value: '-$0.45'},
      ...Object.entries(entries).map(([key, value]) => ({key, value})),
    ]);
  });

  test('claims nothing for a visitor', async () => {
    expect((await placeScripted([placedOnce])).asked[0]?.claims).toEqual([]);
  });

  test('of what cannot be ordered has no lines and no shipping', async () => {
    const body = {items: [{id: 'wp-999999', quantity: 1}]};
    const {asked} = await placeScripted([{status: 'none'}], {body});
    expect(asked[0]).toMatchObject({lines: [], shipping: {title: '', total: 0}, meta: []});
  });
});

describe('a charge', () => {
  const paid = {status: 'paid', chargeId: 'ch_1'} as const;
  const fails = async () => {
    throw gone('payment');
  };
  const finish = async () => ({isClosed: false, order: theOrder});

  test('whose answer was lost is looked for twice, and the loss is logged', async () => {
    const looked: unknown[] = [];
    const findCharge = async (charge: unknown) => (looked.push(charge) < 2 ? null : paid);
    const {answer, log} = await placeScripted([open], {
      payments: {pay: fails, findCharge: findCharge},
      orders: {finish},
    });
    expect(answer.status).toBe(200);
    expect(looked).toHaveLength(2);
    expect(log).toContainEqual({
      level: 'warn',
      event: 'order.charge.lost',
      facts: {cause: expect.stringContaining('It is gone')},
    });
    expect(log).toContainEqual({
      level: 'info',
      event: 'order.placed',
      facts: {orderId: 7, chargeId: 'ch_1'},
    });
  });

  test('is asked for in the shopper’s name, and comes back to its checkout', async () => {
    const asked: object[] = [];
    const pay = async (charge: object) => (asked.push(charge), paid);
    const key = 'k'.repeat(20);
    const shopper = {id: 'a-1', customerId: 12, email: 'ada@example.com'};
    const accountSession = {accessToken: 'token', expiresAt: 0, shopper} as never;
    await placeScripted([open], {
      key,
      payments: {pay: pay},
      orders: {finish},
      context: {accountSession},
    });
    expect(asked).toMatchObject([
      {shopper, returnUrl: `http://store.example/payment-return?attempt=${key}`},
    ]);
  });

  test('that the shop cannot be told of is said to be paid, and is in the log', async () => {
    const {answer, log} = await placeScripted([open], {
      payments: {pay: async () => paid},
      orders: {finish: fails},
    });
    expect(answer.body).toMatchObject({error: orderMessages.paidUnfinished});
    expect(log).toContainEqual({
      level: 'error',
      event: 'order.paid.unfinished',
      facts: {orderId: 7, chargeId: 'ch_1', cause: expect.stringContaining('It is gone')},
    });
    expect(log).toContainEqual({
      level: 'warn',
      event: 'order.failed',
      facts: {cause: expect.stringContaining('A paid order is not marked paid yet')},
    });
  });

  test('of an order that the shop has closed goes back, and is said so', async () => {
    const {answer, log} = await placeScripted([open], {
      payments: {
        pay: async () => paid,
        refund: async () => ({refundId: 're_1', amount: toCents(1350)}),
      },
      orders: {finish: async () => ({isClosed: true, order: theOrder})},
    });
    expect(answer).toMatchObject({status: 422, body: {refusals: [{field: null}]}});
    expect(JSON.stringify(answer.body)).toContain(orderMessages.closedBeforePaid);
    expect(log).toContainEqual({
      level: 'warn',
      event: 'order.refunded',
      facts: {orderId: 7, refundId: 're_1'},
    });
  });

  test('of an order that costs nothing is neither stopped nor given back', async () => {
    const refused = async () => {
      throw new Error('Nothing was charged');
    };
    const free = {...theOrder, total: 0} as PlacedOrder;
    const {answer} = await placeScripted([{status: 'earlier', order: free}, placedOnce], {
      payments: {cancelCharge: refused, refund: refused},
    });
    expect(answer.status).toBe(200);
  });

  test('of an order without a reference of the storefront’s is never taken', async () => {
    const foreign = {...theOrder, orderReference: null};
    const {log} = await placeScripted([{...open, order: foreign}]);
    expect(log).toContainEqual(
      expect.objectContaining({
        facts: {cause: expect.stringContaining('Order 7 is none of the storefront')},
      }),
    );
  });

  test('of an earlier order that was taken shows that order', async () => {
    const {answer} = await placeScripted([{status: 'earlier', order: theOrder}], {
      payments: {cancelCharge: async () => paid},
      orders: {finish},
    });
    expect(answer).toMatchObject({status: 409, body: {error: orderMessages.paidEarlier('7')}});
  });
});
