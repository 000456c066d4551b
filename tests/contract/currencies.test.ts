import {describe, expect, test} from 'vitest';
import {formatCents, type Cents, type NewOrder} from '~adapters/commerce';
import {currencies} from '~mocks/woocommerce/amounts';
import {totalsOf} from '~mocks/woocommerce/order-record';
import {anOrderBody} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';
import {setPriceFacts} from '../support/set-shop';
/** An order as the shop is asked for it; nothing of any other call. */
const sentOrders = (body: string) =>
  body.includes('"expected"')
    ? [JSON.parse(body) as Pick<NewOrder, 'lines' | 'shipping'> & {expected: object}]
    : [];

/** Two pouches at 449 with 5 % off are 853; shipping is the rules' 497, and free from 5000: 50 whole dollars. */
describe.each<[keyof typeof currencies, string, number, number]>([
  ['US dollars', '$4.49', 853 + 497, 497],
  ['euros', '€4.49', 853 + 497, 497],
  ['yen', '¥449', 853 + 497, 497],
  ['Kuwaiti dinars', 'KWD 0.449', 853 + 497, 497],
  ['US dollars without cents', '$449', 853, 0],
])('in a shop that counts in %s', (currency, price, total, shipping) => {
  const received: ReturnType<typeof sentOrders> = [];
  const openShop = () => {
    setPriceFacts({currency: currencies[currency]});
    return openOrderShop({
      currency,
      network: (pass) => async (input, init) => {
        const request = new Request(input, init);
        received.push(...sentOrders(await request.clone().text()));
        return pass(request);
      },
    });
  };

  test(`a pouch costs ${price}`, async () => {
    const {commerce} = openShop().openDesk();
    const product = await commerce.products.find('konjac-spaghetti');
    expect(product?.price).toBe(449);
    expect(formatCents(product?.price as Cents).replace('\u00a0', ' ')).toBe(price);
  });

  test('an order comes to the same minor unit in the cart, the shop and the charge', async () => {
    const store = openShop();
    const {status} = await postOrder(store, anOrderBody({expectedTotal: total}));
    expect(status).toBe(200);
    const [order] = paidOrders(store.shop);
    expect(order && totalsOf(order).total).toBe(total);
    expect(takenCharges(store.payments).map(({amount}) => amount)).toEqual([total]);
    const {commerce} = store.openDesk();
    const again = await commerce.orders.find(order?.databaseId ?? 0);
    expect(again?.total).toBe(total);
    const {code, decimals} = currencies[currency];
    expect(received).toMatchObject([
      {
        lines: [{price: 449, subtotal: 898, total: 853}],
        shipping: {total: shipping},
        expected: {total, currency: code, decimals},
      },
    ]);
  });

  test('a code’s amount and its minimum count in the same units', async () => {
    const {commerce} = openShop().openDesk();
    expect(await commerce.coupons.find('GETSTARTED', null)).toMatchObject({amount: 500});
    expect(await commerce.coupons.find('BIGSPEND', null)).toMatchObject({minimumSpend: 20_000});
  });
});
