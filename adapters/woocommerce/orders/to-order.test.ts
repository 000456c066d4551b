import {describe, expect, test} from 'vitest';
import type {OrderFieldsFragment} from '~graphql/generated/documents';
import {recorded} from '../../../tests/support/recorded';
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
      shippingTitle: 'Flat rate',
      shippingTotal: 497,
      pricesIncludeTax: false,
      total: 8746,
      email: 'ann@example.test',
      needsPayment: true,
    });
  });

  test('names its codes as they are typed', () => {
    const couponLines = {nodes: [{code: 'save10', discount: '0.9', discountTax: '0.07'}]};
    const amountOf = (pricesIncludeTax: boolean) =>
      recordedOrder({couponLines, pricesIncludeTax}).codes;
    expect(amountOf(false)).toEqual([{code: 'SAVE10', amount: 90}]);
    expect(amountOf(true)).toEqual([{code: 'SAVE10', amount: 97}]);
  });

  test('names its fees as texts, as they were shown', () => {
    const feeLines = {nodes: [{name: 'Packing &amp; more', total: '2', totalTax: '0.16'}]};
    const feesOf = (pricesIncludeTax: boolean) => recordedOrder({feeLines, pricesIncludeTax}).fees;
    expect(feesOf(false)).toEqual([{name: 'Packing & more', amount: 200}]);
    expect(feesOf(true)).toEqual([{name: 'Packing & more', amount: 216}]);
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
    const metaData = [
      {key: '_bellyful_name', value: 'Capsules, 3 bottles'},
      {key: '_sku', value: 'PFWL-3'},
    ];
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
        sku: 'PFWL-3',
        quantity: 1,
        discounted: 17_700,
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
    expect(order).toMatchObject({
      subtotal: 3000,
      lines: [{subtotal: 3000, discounted: 2700, total: 2500}],
    });
    const rounded = {...line, rawSubtotal: '29.99', product: null, variation: null, metaData};
    expect(recordedOrder({lineItems: {nodes: [rounded]}}).lines).toMatchObject([
      {subtotal: 3000, discounted: 3000},
    ]);
  });

  test('of which the shop says nothing is empty, and waits', () => {
    const nothing = recordedOrder({
      databaseId: null,
      orderNumber: null,
      orderKey: null,
      status: null,
      date: null,
      datePaid: null,
      paymentMethod: null,
      paymentMethodTitle: null,
      pricesIncludeTax: null,
      transactionId: null,
      needsPayment: null,
      rawShippingTotal: null,
      rawTotalTax: null,
      rawTotal: null,
      billing: null,
      metaData: null,
      shippingLines: null,
      lineItems: null,
    });
    expect(nothing).toMatchObject({
      databaseId: 0,
      orderNumber: '0',
      orderKey: '',
      status: 'PENDING',
      createdAt: '',
      paidAt: null,
      paymentMethod: '',
      paymentMethodTitle: '',
      lines: [],
      subtotal: 0,
      shippingTitle: '',
      shippingTotal: 0,
      taxTotal: 0,
      pricesIncludeTax: false,
      total: 0,
      email: '',
      transactionId: null,
      orderReference: null,
      needsPayment: false,
      hasDownloads: false,
      shipsNothing: false,
      meta: [],
    });
  });

  test('tells when it was made and paid, how, and by whom', () => {
    const order = recordedOrder({
      orderNumber: 'B-89',
      status: 'COMPLETED',
      date: '2026-10-04T14:00:00',
      datePaid: '2026-10-04T14:01:00',
      paymentMethod: 'stripe',
      paymentMethodTitle: 'Credit &amp; debit card',
      billing: {email: 'Ann@Example.TEST'},
    });
    expect(order).toMatchObject({
      orderNumber: 'B-89',
      status: 'COMPLETED',
      createdAt: '2026-10-04T14:00:00',
      paidAt: '2026-10-04T14:01:00',
      paymentMethod: 'stripe',
      paymentMethodTitle: 'Credit & debit card',
      email: 'ann@example.test',
    });
  });

  test('that the shop’s own checkout has begun waits for its payment', () => {
    expect(recordedOrder({status: 'CHECKOUT_DRAFT'}).status).toBe('PENDING');
  });

  test('of nobody’s address has none', () => {
    expect(recordedOrder({billing: {email: null}}).email).toBe('');
  });

  test('ships nothing where the shop sends nothing', () => {
    expect(recordedOrder({shippingLines: {nodes: []}}).shipsNothing).toBe(true);
    const shippingLines = {nodes: [{methodTitle: 'Flat rate'}]};
    expect(recordedOrder({shippingLines}).shipsNothing).toBe(false);
  });

  test('keeps its own meta alone, and what has no value as nothing', () => {
    const metaData = [
      null,
      {key: 'utm_source', value: null},
      {key: '_billing_address_index', value: 'Ann Lee'},
      {key: '_bellyful_attempt', value: 'reference-1'},
    ];
    expect(recordedOrder({metaData})).toMatchObject({
      orderReference: 'reference-1',
      meta: [
        {key: 'utm_source', value: ''},
        {key: '_bellyful_attempt', value: 'reference-1'},
      ],
    });
  });

  type Line = NonNullable<OrderFieldsFragment['lineItems']>['nodes'][number];
  const lineOf = (changes: Partial<Line>): Line => ({
    productId: 15,
    variationId: 0,
    quantity: 1,
    rawSubtotal: '5',
    rawSubtotalTax: null,
    rawTotal: '5',
    rawTotalTax: null,
    product: {node: {name: 'Tea &amp; oil'}},
    variation: null,
    metaData: null,
    ...changes,
  });
  const orderOf = (...nodes: Line[]) => recordedOrder({lineItems: {nodes}});

  test('calls a line by its variation, else by its product, without numbers of nothing', () => {
    const variation = {node: {name: 'Tea, 6 bags', downloadable: null}};
    const lines = [lineOf({variation, variationId: 17}), lineOf({productId: 0, quantity: null})];
    expect(orderOf(...lines).lines).toMatchObject([
      {name: 'Tea, 6 bags', productId: 15, variationId: 17, quantity: 1},
      {name: 'Tea & oil', productId: null, variationId: null, quantity: 0},
    ]);
  });

  test('shows of a line what was chosen, and nothing of ours', () => {
    const metaData = [
      {key: '_reduced_stock', value: '1'},
      {key: 'Gift', value: 'Yes'},
    ];
    const [line] = orderOf(lineOf({metaData})).lines;
    expect(line).toMatchObject({attributes: [{name: 'Gift', value: 'Yes'}], subtotal: 500});
  });

  test.each([
    ['a file', lineOf({product: {node: {name: 'Book', downloadable: true}}}), true],
    ['no file', lineOf({product: {node: {name: 'Book', downloadable: false}}}), false],
    ['what has no files', lineOf({}), false],
    ['what the shop has no more', lineOf({product: null}), false],
    [
      'a choice that is a file',
      lineOf({variation: {node: {name: 'Book, file', downloadable: true}}}),
      true,
    ],
    [
      'a choice that is none',
      lineOf({
        product: {node: {name: 'Book', downloadable: true}},
        variation: {node: {name: 'Book, paper', downloadable: false}},
      }),
      false,
    ],
  ])('of %s beside something else has downloads: %s', (_what, line, has) => {
    expect(orderOf(lineOf({}), line).hasDownloads).toBe(has);
  });

  test.each([
    ['pending', 'reference-1', 'reference-1'],
    ['paid here', 'reference-1:pi_3', 'pi_3'],
    ['paid on the page of the shop', 'tx_777', 'tx_777'],
    ['paid under another reference', 'reference-2:pi_3', 'reference-2:pi_3'],
    ['never paid', '', null],
  ])('%s: %j reads %j', (_what, transactionId, read) => {
    const metaData = [{key: '_bellyful_attempt', value: 'reference-1'}];
    expect(recordedOrder({transactionId, metaData}).transactionId).toBe(read);
  });

  test('without a reference keeps its transaction id whole', () => {
    expect(recordedOrder({transactionId: 'null:pi_3', metaData: []}).transactionId).toBe(
      'null:pi_3',
    );
    expect(recordedOrder({transactionId: null, metaData: []}).transactionId).toBeNull();
  });

  test('with an amount that is no number is refused', () => {
    expect(() => recordedOrder({rawTotal: 'n/a'})).toThrow(RangeError);
  });
});
