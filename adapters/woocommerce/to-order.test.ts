import {describe, expect, test} from 'vitest';
import type {OrderFieldsFragment} from '~graphql/generated/documents';
import {recorded} from '../../tests/support/recorded';
import {toOrder} from './to-order';

const endpoint = 'https://shop.example/graphql';

/** The recording requested formatted amounts; the document requests the same ones RAW. */
function recordedOrder(changes: Partial<OrderFieldsFragment> = {}) {
  const {createOrder} = recorded('04a-createOrder-admin') as {
    createOrder: {order: OrderFieldsFragment};
  };
  return toOrder({...createOrder.order, rawShippingTotal: '4.97', ...changes}, endpoint);
}

describe('an order', () => {
  test('has its numbers, status and amounts', () => {
    expect(recordedOrder()).toMatchObject({
      databaseId: 89,
      orderNumber: '89',
      status: 'PENDING',
      paidAt: null,
      shippingTotal: 497,
      pricesIncludeTax: false,
      total: 8746,
      email: 'ann@example.test',
      needsPayment: true,
    });
  });

  test('can be paid on the page of the shop that its key opens', () => {
    expect(recordedOrder().payUrl).toBe(
      'https://shop.example/checkout/order-pay/89/?pay_for_order=true&key=wc_order_SAMPLEKEY',
    );
  });

  test('keeps its meta but not the search index of its addresses', () => {
    const keys = recordedOrder().meta.map(({key}) => key);
    expect(keys).toContain('utm_source');
    expect(JSON.stringify(recordedOrder().meta)).not.toContain('Ann Lee');
  });

  test('names its lines and reads null amounts as zero', () => {
    const [bundle, sample] = recordedOrder().lines;
    expect(bundle).toMatchObject({
      name: "Bellyful Brand Bundle Kit - Women's Daily Multi-Vitamin",
      productId: 15,
      variationId: 17,
      attributes: [{name: 'Bundle choice', value: 'Konjac Spaghetti'}],
    });
    expect(sample).toMatchObject({name: 'Free Sample', variationId: null, total: 0});
  });

  test('calls a line as it was ordered when the catalogue has no product for it', () => {
    const metaData = [{key: '_bellyful_name', value: 'Capsules, 3 bottles'}];
    const line = {
      productId: null,
      variationId: null,
      quantity: 1,
      rawSubtotal: '177',
      rawSubtotalTax: null,
      rawTotal: '177',
      rawTotalTax: null,
    };
    const order = recordedOrder({
      lineItems: {nodes: [{...line, product: null, variation: null, metaData}]},
    });
    expect(order.lines).toEqual([
      {
        name: 'Capsules, 3 bottles',
        productId: null,
        variationId: null,
        quantity: 1,
        subtotal: 17700,
        total: 17700,
        attributes: [],
      },
    ]);
  });

  test('of prices that include tax is told with it', () => {
    const line = {
      productId: 15,
      variationId: null,
      quantity: 2,
      rawSubtotal: '64.646652',
      rawSubtotalTax: '5.33',
      rawTotal: '58.181986',
      rawTotalTax: '4.8',
      metaData: [],
    };
    const order = recordedOrder({
      pricesIncludeTax: true,
      rawShippingTax: '0.41',
      rawTotalTax: '5.21',
      lineItems: {nodes: [{...line, product: null, variation: null}]},
    });
    expect(order).toMatchObject({subtotal: 6998, shippingTotal: 538, taxTotal: 521});
    expect(order.lines).toMatchObject([{subtotal: 6998, total: 6298}]);
  });

  test('tells what a line cost before the discounts that the shop does not count', () => {
    const line = {
      productId: 15,
      variationId: null,
      quantity: 3,
      rawSubtotal: '27',
      rawSubtotalTax: null,
      rawTotal: '25',
      rawTotalTax: null,
    };
    const metaData = [{key: '_bellyful_unit_price', value: '10.00'}];
    const order = recordedOrder({
      lineItems: {nodes: [{...line, product: null, variation: null, metaData}]},
    });
    expect(order).toMatchObject({subtotal: 3000, lines: [{subtotal: 3000, total: 2500}]});
  });

  test.each([
    ['pending', 'reference-1', 'reference-1'],
    ['paid here', 'reference-1:pi_3', 'pi_3'],
    ['paid on the page of the shop', 'tx_777', 'tx_777'],
    ['never paid', '', null],
  ])('%s: %j reads %j', (_what, transactionId, read) => {
    const metaData = [{key: '_bellyful_attempt', value: 'reference-1'}];
    expect(recordedOrder({transactionId, metaData}).transactionId).toBe(read);
  });

  test('with an amount that is no number is refused', () => {
    expect(() => recordedOrder({rawTotal: 'n/a'})).toThrow(RangeError);
  });
});
