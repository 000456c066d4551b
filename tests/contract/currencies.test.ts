import {afterEach, describe, expect, test} from 'vitest';
import {formatCents, setShopCurrency, usDollars, type Cents} from '~adapters/commerce';
import {currencies} from '~mocks/woocommerce/amounts';
import {totalsOf} from '~mocks/woocommerce/order-record';
import {anOrderBody} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';

afterEach(() => setShopCurrency(usDollars));

interface Sent {
  variables?: {input: Record<'lineItems' | 'shippingLines', {total: string}[]>};
}

/** What the lines and the shipping of an order come to, as the shop is told it; nothing of any other call. */
function sumsOf(body: string): string[] {
  if (!body.includes('"shippingLines"')) return [];
  const {variables} = JSON.parse(body) as Sent;
  const {lineItems = [], shippingLines = []} = variables?.input ?? {};
  return [...lineItems, ...shippingLines].map(({total}) => total);
}

/** Two pouches at 449 with 5 % off are 853; shipping is the rules' 497, and free from 5000: 50 whole dollars. */
describe.each<[keyof typeof currencies, string, number, string[]]>([
  ['US dollars', '$4.49', 853 + 497, ['8.53', '4.97']],
  ['euros', '€4.49', 853 + 497, ['8.53', '4.97']],
  ['yen', '¥449', 853 + 497, ['853', '497']],
  ['Kuwaiti dinars', 'KWD 0.449', 853 + 497, ['0.853', '0.497']],
  ['US dollars without cents', '$449', 853, ['853', '0']],
])('in a shop that counts in %s', (currency, price, total, written) => {
  const received: string[] = [];
  const openShop = () => {
    setShopCurrency(currencies[currency]);
    return openOrderShop({
      currency,
      network: (pass) => async (input, init) => {
        const request = new Request(input, init);
        received.push(...sumsOf(await request.clone().text()));
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
    expect(received).toEqual(written);
  });

  test('a code’s amount and its minimum count in the same units', async () => {
    const {commerce} = openShop().openDesk();
    expect(await commerce.coupons.find('GETSTARTED')).toMatchObject({amount: 500});
    expect(await commerce.coupons.find('BIGSPEND')).toMatchObject({minimumSpend: 20_000});
  });
});
