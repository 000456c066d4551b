import {expect, test} from 'vitest';
import {shipOrder, refundOrder} from '~mocks/control/shop-events';
import {createServices} from '~mocks/services';
import {createOrder} from '~mocks/woocommerce/create-order';
import {changeStatus, markPaid} from '~mocks/woocommerce/order-changes';

/** An order of three bottles and a link to its page. */
function order(meta: {key: string; value: string}[] = []) {
  const {shop, outbox} = createServices({});
  const [product] = shop.products.filter(
    ({isHidden, variations}) => !isHidden && variations.length === 0,
  );
  const made = createOrder(shop, {
    billing: {firstName: 'Ana', lastName: 'Li', email: 'ana@x.example'},
    lineItems: [{productId: product?.databaseId ?? 0, quantity: 3}],
    metaData: [{key: '_bellyful_link', value: 'seal/1'}, ...meta],
  });
  const subjects = () => outbox.mails.map(({subject}) => subject);
  return {shop, outbox, made, name: product?.name ?? '', subjects};
}

test('an order that is paid is confirmed once, with what was bought and the way to its page', () => {
  const {shop, outbox, made, name, subjects} = order();
  expect(subjects()).toEqual([]);
  markPaid(shop, made);
  markPaid(shop, made);
  expect(subjects()).toEqual(['Your Bellyful order has been received!']);
  const [mail] = outbox.mails;
  expect(mail).toMatchObject({to: 'ana@x.example', from: 'Bellyful <shop@bellyful.example>'});
  for (const part of ['Hi Ana,', `${name} × 3: $`, 'Total: $']) expect(mail?.text).toContain(part);
  expect(mail?.text).toContain(`/orders/${made.databaseId}?key=seal%2F1`);
  expect(mail?.html).toContain(`/orders/${made.databaseId}?key=seal%2F1`);
});

test('each parcel is told with its number, and that the last one completes the order is not told again', () => {
  const {shop, outbox, made, subjects} = order();
  markPaid(shop, made);
  shipOrder(shop, {orderId: `${made.databaseId}:0`, quantity: 1, number: '9400 1'});
  shipOrder(shop, {orderId: made.databaseId, number: '9400 2'});
  expect(made.status).toBe('COMPLETED');
  expect(subjects().slice(1)).toEqual(
    Array(2).fill(`Items from Bellyful order ${made.databaseId} have been fulfilled!`),
  );
  expect(outbox.mails.map(({text}) => /9400 \d/.exec(text)?.[0])).toEqual([
    undefined,
    '9400 1',
    '9400 2',
  ]);
  refundOrder(shop, {orderId: made.databaseId});
  expect(subjects().at(-1)).toBe(`Your Bellyful order #${made.databaseId} has been refunded`);
});

test('money that comes later is waited for in one mail, and its coming said in another', () => {
  const {shop, made, outbox} = order();
  changeStatus(shop, made, 'ON_HOLD');
  markPaid(shop, made);
  expect(outbox.mails.map(({text}) => text.includes('on hold'))).toEqual([true, false]);
  changeStatus(shop, made, 'COMPLETED');
  expect(outbox.mails.at(-1)?.subject).toBe('Your Bellyful order is now complete');
  // Staff open it again: that is no news for its customer.
  changeStatus(shop, made, 'PROCESSING');
  expect(outbox.mails).toHaveLength(3);
});

test('nothing is mailed of an order that tries the shop, nor of one that is closed', () => {
  const tried = order([{key: '_bellyful_trial', value: 'yes'}]);
  markPaid(tried.shop, tried.made);
  const closed = order();
  changeStatus(closed.shop, closed.made, 'CANCELLED');
  expect([...tried.subjects(), ...closed.subjects()]).toEqual([]);
});

test('an order that was placed in Spanish is told of in Spanish', () => {
  const {shop, made, outbox} = order([{key: '_bellyful_language', value: 'es'}]);
  markPaid(shop, made);
  expect(outbox.mails[0]?.subject).toBe('Recibimos su pedido de Bellyful');
  for (const part of ['Hola, Ana:', `Pedido n.º ${made.databaseId}`, 'Envío: ', 'Ver cómo va'])
    expect(outbox.mails[0]?.text).toContain(part);
});
