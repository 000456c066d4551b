import {describe, expect, test} from 'vitest';
import {placeOrder} from '../support/place-order';
import {refundOrder} from '~mocks/control/shop-events';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {rememberAnswer} from '~/checkout/order/order-memory.server';
import {loader} from '~/routes/payment-return';
import {loader as thankYou} from '~/routes/thank-you';
import type {OrderResult} from '~/checkout/order-result';
import type {PaymentResult} from '~adapters/payments';
import {action as webhook} from '~/routes/functions.payment-webhook';
import {
  aCheckoutKey,
  anOrderBody,
  aPaidBody,
  spaghetti,
  spaghettiTotal,
} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {
  cancelInShop,
  openOrderShop,
  paidOrders,
  standingOrders,
  takenCharges,
} from '../support/order-shop';
import {scriptedGateway} from '../support/scripted-shop';
import {aCard} from '../support/orders';
import {answerBank} from '../support/payment-mock';
import {aNotice, aPaidNotice, signNotice} from '../support/stripe-notices';

const challenged = (store: OrderShop) => aPaidBody(store, {card: aCard('4000002500003155')});

async function comeBack(store: OrderShop, query: string, cookie = '') {
  const request = new Request(`http://store.example/payment-return${query}`, {
    headers: {Cookie: cookie.split(';')[0] ?? ''},
  });
  const context = await openContext(store, request);
  try {
    const page = await loader({request, context, params: {}} as never);
    return {location: null, ...page, session: context.session};
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const location = thrown.headers.get('Location');
    return {location, message: '', payUrl: null, session: context.session};
  }
}

const atTheBank = (store: OrderShop, sent: OrderResult, outcome: 'complete' | 'fail') =>
  answerBank(store, {url: sent.paymentUrl, clientSecret: sent.clientSecret}, outcome);

describe.each(['offline', 'stripe'] as const)('3-D Secure with the %s gateway', (gateway) => {
  async function goToTheBank() {
    const store = openOrderShop({gateway});
    const key = aCheckoutKey();
    const {body, cookie} = await postOrder(store, await challenged(store), {key});
    return {store, key, body, cookie};
  }

  test('sends the shopper to the bank with the order still unpaid', async () => {
    const {store, body} = await goToTheBank();
    expect(body.success).toBe(true);
    expect(body.paymentUrl ?? body.clientSecret).toMatch(/challenge|_secret_/);
    expect(paidOrders(store.shop)).toEqual([]);
    expect(takenCharges(store.payments)).toEqual([]);
  });

  test('ends on the thank-you page once the bank has agreed, also on a reload', async () => {
    const {store, key, body, cookie} = await goToTheBank();
    await atTheBank(store, body, 'complete');
    const returned = await comeBack(store, `?attempt=${key}`, cookie);
    expect(returned.location).toBe('/thank-you');
    expect(returned.session.get('orderResult')?.answer).toMatchObject({
      success: true,
      orderId: body.orderId,
    });
    expect((await comeBack(store, `?attempt=${key}`, cookie)).location).toBe('/thank-you');
    expect(paidOrders(store.shop)).toHaveLength(1);
    expect(takenCharges(store.payments)).toMatchObject([{timesTaken: 1, amount: spaghettiTotal}]);
  });

  test.each([
    '&redirect_status=succeeded',
    '&payment_intent=pi_1&redirect_status=succeeded',
    '&success=true&paid=1',
  ])('is not believed from the address (%s)', async (claim) => {
    const {store, key, cookie} = await goToTheBank();
    const returned = await comeBack(store, `?attempt=${key}${claim}`, cookie);
    expect(returned.location).toBeNull();
    expect(returned.message).toMatch(/not completed/);
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('says when the bank has refused, and the same cart can be paid by another card', async () => {
    const {store, key, body, cookie} = await goToTheBank();
    await atTheBank(store, body, 'fail');
    const returned = await comeBack(store, `?attempt=${key}`, cookie);
    expect(returned.message).toMatch(/^Your card was declined\./);
    const again = await postOrder(store, await aPaidBody(store), {key});
    expect(again).toMatchObject({status: 200, body: {orderId: body.orderId}});
    expect(store.shop.orders).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
  });

  test('left in one tab takes nothing once the shopper has ordered something else', async () => {
    const {store, key, body} = await goToTheBank();
    const other = await aPaidBody(store, {
      items: [{...spaghetti, quantity: 1}],
      expectedTotal: 449 + 497,
    });
    expect(await postOrder(store, other, {key})).toMatchObject({status: 200});
    await atTheBank(store, body, 'complete');
    expect(takenCharges(store.payments).map(({amount}) => amount)).toEqual([449 + 497]);
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('completed in another tab keeps that order when the shopper orders something else', async () => {
    const {store, key, body} = await goToTheBank();
    await atTheBank(store, body, 'complete');
    const other = await aPaidBody(store, {
      items: [{...spaghetti, quantity: 1}],
      expectedTotal: 449 + 497,
    });
    expect(await postOrder(store, other, {key})).toMatchObject({
      status: 409,
      body: {error: expect.stringContaining(`order ${body.orderNumber} is already placed`)},
    });
    expect(paidOrders(store.shop).map(({databaseId}) => databaseId)).toEqual([body.orderId]);
  });
});

describe('the shop’s own pay page', () => {
  test('is where the shopper is sent, without a card, and back again', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const {paymentInfo: _card, ...body} = anOrderBody();
    const sent = await postOrder(store, body);
    expect(sent.body.paymentUrl).toMatch(/order-pay/);
    expect((await comeBack(store, '', sent.cookie)).location).toBeNull();
    await store.fetch(sent.body.paymentUrl ?? '', {method: 'POST'});
    expect((await comeBack(store, '', sent.cookie)).location).toBe('/thank-you');
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  test('is shown again for the same cart, and the order is not made twice', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const key = aCheckoutKey();
    const first = await postOrder(store, anOrderBody(), {key});
    const second = await postOrder(store, anOrderBody(), {key});
    expect(second.body).toEqual(first.body);
    expect(store.shop.orders).toHaveLength(1);
  });
});

describe('back from the shop’s pay page without having paid', () => {
  async function goToPay() {
    const store = openOrderShop({gateway: 'hosted'});
    const {body, cookie} = await postOrder(store, anOrderBody());
    return {store, cookie, body, order: store.shop.orders[0]};
  }

  test('a shopper is led to the same page again', async () => {
    const {store, cookie, body} = await goToPay();
    const {message, payUrl} = await comeBack(store, '', cookie);
    expect(message).toBe('The payment was not completed. Your cart is kept: please try again.');
    expect(payUrl).toBe(body.paymentUrl);
  });

  test('a shopper whose payment failed reads so, and is offered to pay again', async () => {
    const {store, cookie, body, order} = await goToPay();
    if (order) order.status = 'FAILED';
    const {message, payUrl} = await comeBack(store, '', cookie);
    expect(message).toMatch(
      new RegExp(`^The payment of order ${body.orderNumber} did not go through`),
    );
    expect(payUrl).toBe(body.paymentUrl);
  });

  test('a shopper who came too late reads that the order is closed', async () => {
    const {store, cookie, body, order} = await goToPay();
    if (order) order.status = 'CANCELLED';
    const {message, payUrl} = await comeBack(store, '', cookie);
    expect(message).toMatch(new RegExp(`^Order ${body.orderNumber} was closed because it was not`));
    expect(payUrl).toBeNull();
  });
});

describe('the thank-you page of a payment that the bank had to decide on', () => {
  /** The order's page once more, after the bank has said what it says now. */
  async function pollDelay(
    says: PaymentResult | Error | null,
    meanwhile = (_shop: OrderShop) => {},
  ) {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const deciding = async () => ({status: 'pending' as const, chargeId: 'pi_slow'});
    const request = new Request('http://store.example/thank-you');
    const opened = await openContext(store, request);
    const answer = async () => {
      if (says instanceof Error) throw says;
      return says;
    };
    const payments = scriptedGateway(opened.payments, {pay: deciding, findCharge: answer});
    const context = {...opened, payments};
    const placed = await placeOrder(context, key, anOrderBody());
    await rememberAnswer(context, key, placed.body);
    meanwhile(store);
    try {
      const {remembered} = await thankYou({request, context, params: {}} as never);
      return {remembered, location: null, paid: paidOrders(store.shop), log: store.log};
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return {remembered: null, location: thrown.headers.get('Location'), paid: [], log: []};
    }
  }

  test('says nothing new while it decides', async () => {
    const {remembered} = await pollDelay({status: 'pending', chargeId: 'pi_slow'});
    expect(remembered).toMatchObject({isPaymentPending: true});
  });

  test('says nothing new while nobody can be asked, which is in the log', async () => {
    const {remembered, log} = await pollDelay(new Error('The bank is gone'));
    expect(remembered).toMatchObject({isPaymentPending: true});
    expect(log).toContainEqual({
      level: 'warn',
      event: 'payment.standing.unknown',
      facts: {cause: 'Error: The bank is gone'},
    });
  });

  test('thanks for the order once it has agreed', async () => {
    const {remembered, paid} = await pollDelay({status: 'paid', chargeId: 'pi_slow'});
    expect(remembered?.isPaymentPending).toBeUndefined();
    expect(remembered).toMatchObject({success: true});
    expect(paid).toHaveLength(1);
  });

  test('leads to where the payment can be tried again once it has refused', async () => {
    const refused = {status: 'declined' as const, message: 'Your card was declined.'};
    expect(await pollDelay(refused)).toMatchObject({location: '/payment-return', paid: []});
  });

  test('leads there, too, once the shop has closed the order', async () => {
    const agreed = {status: 'paid' as const, chargeId: 'pi_slow'};
    const close = ({shop}: OrderShop) => cancelInShop(shop, shop.orders[0]?.databaseId);
    expect(await pollDelay(agreed, close)).toMatchObject({location: '/payment-return'});
  });
});

describe('the key of a checkout in another browser', () => {
  /** The cookie of a browser that has been at the checkout, or has ordered something. */
  const aBrowser = async () => {
    const {session} = await openContext(openOrderShop(), new Request('http://store.example/'));
    session.visitorId();
    return session.commit();
  };
  const changed = (changes: object) =>
    anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497, ...changes});

  test('shows nothing of its payment, and neither finishes nor takes over the order', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const body = await challenged(store);
    const {body: sent} = await postOrder(store, body, {key, cookie: await aBrowser()});
    await atTheBank(store, sent, 'complete');
    const own = await postOrder(store, anOrderBody({customerEmail: 'eve@shop.example'}));
    for (const cookie of ['', await aBrowser(), own.cookie]) {
      const {message, payUrl, location, session} = await comeBack(store, `?attempt=${key}`, cookie);
      expect([payUrl, location, session.isPending]).toEqual([null, null, false]);
      expect(message).toMatch(/only in the browser/);
      expect(await comeBack(store, `?attempt=${aCheckoutKey()}`, cookie)).toMatchObject({message});
    }
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  test('goes on in its own one, also once its session has forgotten the attempt', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const [key, cookie] = [aCheckoutKey(), await aBrowser()];
    const {paymentInfo: _card, ...body} = anOrderBody();
    const sent = await postOrder(store, body, {key, cookie});
    await store.fetch(sent.body.paymentUrl ?? '', {method: 'POST'});
    const other = await postOrder(store, changed({paymentMethod: 'cod', paymentInfo: undefined}), {
      cookie: sent.cookie,
    });
    for (const renewed of [cookie, other.cookie])
      expect((await comeBack(store, `?attempt=${key}`, renewed)).location).toBe('/thank-you');
  });

  test('neither settles nor shows the order that it names, whatever is ordered by it', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const [key, cookie] = [aCheckoutKey(), await aBrowser()];
    const {body} = await postOrder(store, anOrderBody(), {key, cookie});
    const [order] = store.shop.orders;
    for (const foreign of ['', await aBrowser()]) {
      const answer = await postOrder(store, changed({}), {key, cookie: foreign});
      expect(answer.status).toBe(409);
      const said = JSON.stringify(answer.body);
      for (const secret of [body.orderNumber, body.orderLink, 'Orchard'])
        expect(said).not.toContain(String(secret));
      expect(order?.status).toBe('PENDING');
    }
    expect(store.shop.orders).toHaveLength(1);
    expect((await postOrder(store, changed({}), {key, cookie})).body.success).toBe(true);
  });

  test('is the same order where all of its body is the same: its session may be a new one', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const first = await postOrder(store, anOrderBody(), {key});
    for (const cookie of ['', first.cookie, await aBrowser()])
      expect((await postOrder(store, anOrderBody(), {key, cookie})).body).toEqual(first.body);
    expect(store.shop.orders).toHaveLength(1);
  });

  test('of one that was placed before its browser had a session says no more than its number', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const {body} = await postOrder(store, anOrderBody(), {key});
    const answer = await postOrder(store, changed({}), {key});
    expect(answer.body).toEqual({
      success: false,
      isOtherOrder: true,
      code: 'order.paidEarlier',
      error: expect.stringContaining(`order ${body.orderNumber} is already placed`),
    });
  });
});

test.each(['', '?attempt=', '?attempt=unknown-checkout-key-1', '?attempt=../../'])(
  'a return that belongs to no attempt (%j) says that nothing was paid',
  async (query) => {
    expect((await comeBack(openOrderShop(), query)).message).toMatch(/not completed/);
  },
);

describe('the webhook of Stripe', () => {
  async function notify(store: OrderShop, payload: string, secret = 'whsec_test', secondsAgo = 0) {
    const signature = await signNotice(payload, secret, secondsAgo);
    const request = new Request('http://store.example/functions.payment-webhook', {
      method: 'POST',
      headers: {'Stripe-Signature': signature},
      body: payload,
    });
    const context = await openContext(store, request);
    return (await webhook({request, context, params: {}} as never)).status;
  }

  const chargeOf = ({payments}: ReturnType<typeof openOrderShop>) =>
    takenCharges(payments)[0] ?? expect.fail('Nothing was charged.');

  async function paidAtTheBankAndGone() {
    const store = openOrderShop({gateway: 'stripe'});
    const {body} = await postOrder(store, await challenged(store));
    await atTheBank(store, body, 'complete');
    return {store, event: aPaidNotice(chargeOf(store))};
  }

  test('completes the order of a shopper who closed the tab, once', async () => {
    const {store, event} = await paidAtTheBankAndGone();
    expect(await notify(store, event)).toBe(200);
    expect(await notify(store, event)).toBe(200);
    expect(paidOrders(store.shop)).toHaveLength(1);
    expect(store.shop.products.find(({databaseId}) => databaseId === 130)?.stock).toBe(118);
  });

  test('is refused with a wrong signature, and when it is replayed later', async () => {
    const {store, event} = await paidAtTheBankAndGone();
    expect(await notify(store, event, 'whsec_other')).toBe(400);
    expect(await notify(store, event, 'whsec_test', 301)).toBe(400);
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('does not mark an order paid for another amount or under another name', async () => {
    const {store} = await paidAtTheBankAndGone();
    const charge = chargeOf(store);
    expect(await notify(store, aPaidNotice(charge, {amount_received: 1}))).toBe(200);
    const key = `${aCheckoutKey()}.0123456789abcdef`;
    expect(await notify(store, aPaidNotice({...charge, key}))).toBe(200);
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('is delivered again while the shop is down', async () => {
    const network =
      (pass: typeof fetch): typeof fetch =>
      (input, init) =>
        isDown ? Promise.reject(new TypeError('fetch failed')) : pass(input, init);
    let isDown = false;
    const store = openOrderShop({gateway: 'stripe', network});
    const {body} = await postOrder(store, await challenged(store));
    await atTheBank(store, body, 'complete');
    isDown = true;
    expect(await notify(store, aPaidNotice(chargeOf(store)))).toBe(503);
    isDown = false;
    expect(await notify(store, aPaidNotice(chargeOf(store)))).toBe(200);
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  async function aPaidOrder() {
    const {store, event} = await paidAtTheBankAndGone();
    await notify(store, event);
    const [charge] = takenCharges(store.payments);
    return {store, charge, order: paidOrders(store.shop)[0]};
  }

  test('marks an order refunded when all of its money was given back, and is processed once', async () => {
    const {store, charge, order} = await aPaidOrder();
    const refund = {id: 'ch_1', payment_intent: charge?.id, amount_refunded: spaghettiTotal};
    expect(await notify(store, aNotice('charge.refunded', 'evt_2', refund))).toBe(200);
    expect(order?.status).toBe('REFUNDED');
    if (order) order.status = 'COMPLETED';
    expect(await notify(store, aNotice('charge.refunded', 'evt_2', refund))).toBe(200);
    expect(order?.status).toBe('COMPLETED');
  });

  test('writes a part given back into the books of the order, which stands', async () => {
    const {store, charge, order} = await aPaidOrder();
    const refund = {id: 'ch_1', payment_intent: charge?.id, amount_refunded: 500};
    expect(await notify(store, aNotice('charge.refunded', 'evt_3', refund))).toBe(200);
    expect(order?.status).toBe('PROCESSING');
    expect(order?.refunds).toMatchObject([{chargeRefundId: 'ch_1.500', amount: 500}]);
  });

  test('adds what is given back later, until nothing is left', async () => {
    const {store, charge, order} = await aPaidOrder();
    const part = {id: 'ch_1', payment_intent: charge?.id, amount_refunded: 500};
    const rest = {...part, amount_refunded: spaghettiTotal};
    await notify(store, aNotice('charge.refunded', 'evt_6', part));
    const later = aNotice('charge.refunded', 'evt_7', rest, {amount_refunded: 500});
    expect(await notify(store, later)).toBe(200);
    expect(order?.status).toBe('REFUNDED');
  });

  test('takes it as read when staff wrote the refund by hand', async () => {
    const {store, charge, order} = await aPaidOrder();
    expect(refundOrder(store.shop, {orderId: order?.databaseId})).toBe(true);
    const refund = {id: 'ch_1', payment_intent: charge?.id, amount_refunded: spaghettiTotal};
    expect(await notify(store, aNotice('charge.refunded', 'evt_8', refund))).toBe(200);
  });

  test.each([
    ['won', 'PROCESSING'],
    ['warning_closed', 'PROCESSING'],
    ['lost', 'REFUNDED'],
  ])('holds a disputed order until the bank decides: %s', async (status, then) => {
    const {store, charge, order} = await aPaidOrder();
    const dispute = {id: 'dp_1', payment_intent: charge?.id, amount: spaghettiTotal};
    const opened = {...dispute, status: 'needs_response'};
    expect(await notify(store, aNotice('charge.dispute.created', 'evt_4', opened))).toBe(200);
    expect(order?.status).toBe('ON_HOLD');
    const closed = {...dispute, status};
    expect(await notify(store, aNotice('charge.dispute.closed', 'evt_9', closed))).toBe(200);
    expect(order?.status).toBe(then);
  });

  test('takes as much as is left from an order whose dispute is lost after a part was given back', async () => {
    const {store, charge, order} = await aPaidOrder();
    const part = {id: 'ch_1', payment_intent: charge?.id, amount_refunded: 500};
    await notify(store, aNotice('charge.refunded', 'evt_6', part));
    const lost = {id: 'dp_1', payment_intent: charge?.id, amount: spaghettiTotal, status: 'lost'};
    expect(await notify(store, aNotice('charge.dispute.closed', 'evt_7', lost))).toBe(200);
    expect(order?.status).toBe('REFUNDED');
  });

  test('holds no order for a dispute that is reported after its end', async () => {
    const {store, charge, order} = await aPaidOrder();
    const won = {id: 'dp_1', payment_intent: charge?.id, amount: 500, status: 'won'};
    await notify(store, aNotice('charge.dispute.closed', 'evt_6', won));
    const open = {...won, status: 'needs_response'};
    expect(await notify(store, aNotice('charge.dispute.created', 'evt_7', open))).toBe(200);
    expect(order?.status).toBe('PROCESSING');
  });

  describe('about a payment that is not ours', () => {
    const foreign = {id: 'pi_foreign', key: 'invoice-7', orderId: 2001, amount: 500};
    const notFound = {id: 'pi_foreign', key: `${aCheckoutKey()}.0123456789abcdef`, amount: 500};

    test.each([
      ['of another integration', aPaidNotice(foreign)],
      ['without any name', aPaidNotice(foreign, {metadata: {}})],
      ['with names of its own', aPaidNotice(foreign, {metadata: {order_id: '7'}})],
      ['of another storefront', aPaidNotice({...notFound, orderId: 999_999})],
    ])('%s is answered and left alone', async (_whose, event) => {
      const {store} = await paidAtTheBankAndGone();
      expect(await notify(store, event)).toBe(200);
      expect(paidOrders(store.shop)).toEqual([]);
    });

    test('is not delivered again because the shop is down', async () => {
      const network = (): typeof fetch => (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('/graphql')) return Promise.reject(new TypeError('fetch failed'));
        return store.fetch(request);
      };
      const store = openOrderShop({gateway: 'stripe', network});
      expect(await notify(store, aPaidNotice(foreign))).toBe(200);
    });

    test.each([
      ['charge.refunded', {id: 'ch_1', amount_refunded: 500}],
      ['charge.dispute.created', {id: 'dp_1', amount: 500, status: 'needs_response'}],
      ['charge.dispute.closed', {id: 'dp_1', amount: 500, status: 'lost'}],
    ])('leaves the books of the shop’s own checkout alone: %s', async (type, object) => {
      const {store, order} = await aPaidOrder();
      if (order) {
        order.transactionId = 'pi_shop';
        order.meta = order.meta.filter(({key}) => key !== '_bellyful_attempt');
      }
      const event = aNotice(type, 'evt_shop', {...object, payment_intent: 'pi_shop'});
      expect(await notify(store, event)).toBe(200);
      expect(order?.status).toBe('PROCESSING');
    });
  });

  test('is refused with a time more than five minutes ahead', async () => {
    const {store, event} = await paidAtTheBankAndGone();
    expect(await notify(store, event, 'whsec_test', -400)).toBe(400);
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('that a card failed changes nothing of an order that is paid by now', async () => {
    const {store, charge, order} = await aPaidOrder();
    const failed = {id: charge?.id, amount: spaghettiTotal};
    const event = aNotice('payment_intent.payment_failed', 'evt_10', failed);
    const before = structuredClone(order);
    expect(await notify(store, event)).toBe(200);
    expect(order).toEqual(before);
  });

  test('that a card failed leaves the order open for another card', async () => {
    const store = openOrderShop({gateway: 'stripe'});
    const key = aCheckoutKey();
    await postOrder(store, await aPaidBody(store, {card: aCard('4000000000000002')}), {key});
    const [charge] = [...store.payments.charges.values()];
    const failure = {id: charge?.id, amount: spaghettiTotal};
    const event = aNotice('payment_intent.payment_failed', 'evt_5', failure);
    expect(await notify(store, event)).toBe(200);
    expect((await postOrder(store, await aPaidBody(store), {key})).status).toBe(200);
  });
});

test('a hosted order is closed after its hold: its page says so and takes no money', async () => {
  const store = openOrderShop({gateway: 'hosted'});
  const {body} = await postOrder(store, anOrderBody());
  const [order] = store.shop.orders;
  for (const entry of order?.meta ?? [])
    if (entry.key === '_bellyful_hold_until') entry.value = new Date(Date.now() - 1).toISOString();
  const page = await store.fetch(body.paymentUrl ?? '', {method: 'POST'});
  expect(page.status === 303 ? '' : await page.text()).toMatch(/closed because|^$/);
  const shown = await (await store.fetch(body.paymentUrl ?? '')).text();
  expect(shown).toContain('was closed because it was not paid in time');
  expect(order).toMatchObject({status: 'CANCELLED', paidAt: null});
});

test('a shopper who is back before his bank has decided reads so, and pays nothing again', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  const deciding = async () => ({status: 'pending' as const, chargeId: 'pi_slow'});
  const desk = store.openDesk();
  const payments = scriptedGateway(desk.payments, {pay: deciding, findCharge: deciding});
  await placeOrder({...desk, payments}, key, anOrderBody());
  expect(await finishReturn({...desk, payments}, key)).toMatchObject({
    status: 'undecided',
    message: expect.stringContaining('still deciding'),
    payUrl: null,
  });
});

test('nobody asks the payment service about an order that costs nothing', async () => {
  const store = openOrderShop();
  const shopper = await store.signIn();
  const key = aCheckoutKey();
  const items = [{id: 'free-sample', quantity: 1}];
  const body = anOrderBody({items, expectedTotal: 0, paymentInfo: null});
  await placeOrder(store.openDesk(shopper), key, body);
  for (const order of store.shop.orders) Object.assign(order, {status: 'PENDING', paidAt: null});
  const desk = store.openDesk();
  const findCharge = () => Promise.reject(new Error('There is nothing to pay'));
  const returned = finishReturn(
    {...desk, payments: scriptedGateway(desk.payments, {findCharge})},
    key,
  );
  expect(await returned).toMatchObject({status: 'unpaid'});
});

test('a payment that the bank still decides on is not called placed', async () => {
  const store = openOrderShop();
  const desk = store.openDesk();
  const deciding = async () => ({status: 'pending' as const, chargeId: 'pi_slow'});
  const payments = scriptedGateway(desk.payments, {pay: deciding, findCharge: deciding});
  const answer = await placeOrder({...desk, payments}, aCheckoutKey(), anOrderBody());
  expect(answer.body).toMatchObject({
    isPaymentPending: true,
    message: expect.stringContaining('is being processed'),
  });
  expect(paidOrders(store.shop)).toEqual([]);
});
