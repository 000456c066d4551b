import {expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {toOrderInput} from './to-order-input';

const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  address1: '1 Main St',
  address2: '',
  city: 'Los Angeles',
  state: 'CA',
  postcode: '90001',
  country: 'us',
  phone: '',
};

const order: NewOrder = {
  lines: [
    {
      name: 'Capsules, 3 bottles',
      productId: null,
      variationId: null,
      sku: 'CAPS-3',
      quantity: 2,
      subtotal: toCents(35400),
      total: toCents(33630),
      meta: [],
    },
    {
      name: 'Bellyful Brand Bundle Kit',
      productId: 15,
      variationId: 17,
      sku: null,
      quantity: 1,
      subtotal: toCents(8999),
      total: toCents(6999),
      meta: [{key: 'Kit', value: "Women's Daily Multi-Vitamin"}],
    },
  ],
  shipping: {title: 'Free shipping', total: toCents(0)},
  billing: {...address, email: 'ann@example.test'},
  shippingAddress: address,
  customerNote: '',
  paymentMethod: 'card',
  paymentMethodTitle: 'Card',
  orderReference: 'reference-1',
  meta: [{key: 'Discount code', value: 'SAVE10'}],
};

test('lines carry the totals that the shopper saw, as decimal texts', () => {
  expect(toOrderInput(order).lineItems).toEqual([
    {
      name: 'Capsules, 3 bottles',
      quantity: 2,
      subtotal: '354.00',
      total: '336.30',
      metaData: [
        {key: '_bellyful_name', value: 'Capsules, 3 bottles'},
        {key: '_sku', value: 'CAPS-3'},
      ],
    },
    {
      productId: 15,
      variationId: 17,
      name: 'Bellyful Brand Bundle Kit',
      quantity: 1,
      subtotal: '89.99',
      total: '69.99',
      metaData: [
        {key: 'Kit', value: "Women's Daily Multi-Vitamin"},
        {key: '_bellyful_name', value: 'Bellyful Brand Bundle Kit'},
      ],
    },
  ]);
});

test('an order is never sent as paid, with a status, fees or coupons', () => {
  const keys = Object.keys(toOrderInput(order));
  for (const key of ['isPaid', 'status', 'feeLines', 'coupons']) expect(keys).not.toContain(key);
});

test('the attempt is its transaction id and stays in its meta', () => {
  const input = toOrderInput(order);
  expect(input.transactionId).toBe('reference-1');
  expect(input.metaData).toEqual([
    {key: 'Discount code', value: 'SAVE10'},
    {key: '_bellyful_attempt', value: 'reference-1'},
  ]);
});

test('two entries of one key are written as one, since the shop would keep the last', () => {
  const meta = ['SAVE10', 'GETSTARTED'].map((value) => ({key: 'Discount code', value}));
  expect(toOrderInput({...order, meta}).metaData).toContainEqual({
    key: 'Discount code',
    value: 'SAVE10, GETSTARTED',
  });
});

test('shipping is a line of its own, free or at a flat rate', () => {
  expect(toOrderInput(order).shippingLines).toEqual([
    {methodId: 'free_shipping', methodTitle: 'Free shipping', total: '0.00'},
  ]);
  const paid = {...order, shipping: {title: 'Standard', total: toCents(497)}};
  expect(toOrderInput(paid).shippingLines).toEqual([
    {methodId: 'flat_rate', methodTitle: 'Standard', total: '4.97'},
  ]);
});

test('addresses name their country as the schema does', () => {
  expect(toOrderInput(order).billing).toMatchObject({country: 'US', email: 'ann@example.test'});
  expect(toOrderInput(order).shipping).not.toHaveProperty('email');
});

test('the plugin learns who orders and from where, and nothing that is not known', () => {
  const ownKeys = (newOrder: NewOrder) =>
    (toOrderInput(newOrder).metaData ?? []).filter((entry) => entry?.key !== 'Discount code');
  const orderedBy = {customerId: 7, ip: '203.0.113.7', userAgent: 'Firefox'};
  expect(ownKeys({...order, orderedBy})).toEqual([
    {key: '_bellyful_attempt', value: 'reference-1'},
    {key: '_bellyful_customer_id', value: '7'},
    {key: '_bellyful_ip', value: '203.0.113.7'},
    {key: '_bellyful_user_agent', value: 'Firefox'},
  ]);
  const guest = {customerId: null, ip: null, userAgent: ''};
  expect(ownKeys({...order, orderedBy: guest})).toEqual(ownKeys(order));
});

test('an island is a country of its own to the shop, and the district and the military are states', () => {
  const inState = (state: string) =>
    toOrderInput({...order, shippingAddress: {...address, state}}).shipping;
  expect(inState('PR')).toMatchObject({state: '', country: 'PR'});
  expect(inState('DC')).toMatchObject({state: 'DC', country: 'US'});
  expect(inState('AE')).toMatchObject({state: 'AE', country: 'US'});
});
