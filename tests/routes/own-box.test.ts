import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {CartCookie} from '~/cart/cart-cookie.server';
import {action as changeCart} from '~/routes/cart';
import {anOrderBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders} from '../support/order-shop';

/** Packs of six angel hair, of twelve, and what a pack may hold, by their numbers in the shop. */
const six = 'wp-123-var-125';
const twelve = 'wp-123-var-126';
const [angelHair, spaghetti, fettuccine, bundle] = [123, 130, 134, 115];

const box = (mix: Record<number, number>, quantity = 1, pack = six) => ({
  id: `${pack}?${Object.entries(mix)
    .map(([id, units]) => `mix-${id}=${units}`)
    .join('&')}`,
  quantity,
});

async function order(store: OrderShop, items: unknown[], changes: Record<string, unknown> = {}) {
  const first = await postOrder(store, anOrderBody({items, ...changes, expectedTotal: 0}));
  const expectedTotal = first.body.pricing?.total;
  return postOrder(store, anOrderBody({items, ...changes, expectedTotal}));
}

async function refusals(store: OrderShop, items: unknown[]) {
  const {body} = await postOrder(store, anOrderBody({items, expectedTotal: 0}));
  return (body.refusals ?? []).map(({message}) => message);
}

const stockOf = ({shop}: OrderShop, id: number) =>
  shop.products
    .flatMap((product) => [product, ...product.variations])
    .find(({databaseId}) => databaseId === id)?.stock;

function setStock({shop}: OrderShop, id: number, stock: number) {
  for (const product of shop.products) if (product.databaseId === id) product.stock = stock;
}

describe('a box that its buyer has mixed', () => {
  test('costs what the pack costs, and is counted, sold and written down pouch by pouch', async () => {
    const store = openOrderShop();
    const before = [125, 124, spaghetti, fettuccine].map((id) => Number(stockOf(store, id)));
    const mix = {[angelHair]: 1, [spaghetti]: 2, [fettuccine]: 3};
    const {status} = await order(store, [box(mix, 2)]);
    expect(status).toBe(200);
    const placed = paidOrders(store.shop).at(-1);
    expect(placed?.lines).toMatchObject([
      {productId: angelHair, variationId: 124, quantity: 2},
      {productId: spaghetti, variationId: null, quantity: 4},
      {productId: fettuccine, variationId: null, quantity: 6},
    ]);
    const subtotals = placed?.lines.map(({subtotal}) => subtotal) ?? [];
    // Two packs at $23.99, 5 % less.
    expect(subtotals.reduce((sum, amount) => sum + amount, 0)).toBe(4558);
    for (const line of placed?.lines ?? [])
      expect(line.meta).toContainEqual({
        key: 'Box',
        value: expect.stringMatching(/^Your own mix \(6 pouches, 1 Konjac Angel Hair/),
      });
    const after = [125, 124, spaghetti, fettuccine].map((id) => Number(stockOf(store, id)));
    expect(after.map((left, index) => left - (before[index] ?? 0))).toEqual([0, -2, -4, -6]);
  });

  test('is the same line of a plain form, which names every kind', async () => {
    const body = new URLSearchParams({
      item: six,
      [`choice-mix-${angelHair}`]: '0',
      [`choice-mix-${spaghetti}`]: '6',
      [`choice-mix-${fettuccine}`]: '',
    });
    const request = new Request('http://store.example/cart', {method: 'POST', body});
    const cartCookie = await CartCookie.open(request, {secrets: ['a secret'], isSecure: false});
    const opened = await openContext(openOrderShop(), request);
    const access = {...opened.access, shopper: async () => null};
    const context = {...opened, access, cartCookie};
    await changeCart({request, context, params: {}} as never);
    expect(cartCookie.lines).toMatchObject([box({[spaghetti]: 6})]);
  });

  test('is priced anew when the pack costs something else in the shop', async () => {
    const store = openOrderShop();
    const items = [box({[spaghetti]: 6})];
    await order(store, items);
    const pack = store.shop.products
      .find(({databaseId}) => databaseId === angelHair)
      ?.variations.find(({databaseId}) => databaseId === 125);
    if (pack) pack.salePrice = toCents(2599);
    const first = await postOrder(store, anOrderBody({items, expectedTotal: 2896}));
    expect(first.body).toMatchObject({pricing: {total: 3096}});
  });

  test.each<[string, ReturnType<typeof box>]>([
    ['too few', box({[spaghetti]: 5})],
    ['too many', box({[spaghetti]: 4, [fettuccine]: 4})],
    ['as many as another pack', box({[spaghetti]: 6}, 1, twelve)],
    ['less than none of one', box({[spaghetti]: 8, [fettuccine]: -2})],
    ['halves', box({[spaghetti]: 5.5, [fettuccine]: 0.5})],
  ])('of %s is refused with its size', async (_, item) => {
    expect((await refusals(openOrderShop(), [item]))[0]).toMatch(
      /^Please choose (6|12) in all for your box/,
    );
  });

  test('of what no pack may hold is not sold', async () => {
    const gone = 'This item is no longer in our shop. Please remove it from your cart.';
    const store = openOrderShop();
    expect(await refusals(store, [box({[spaghetti]: 6, [bundle]: 1})])).toEqual([gone]);
    expect(await refusals(store, [box({[spaghetti]: 6, 99999: 1})])).toEqual([gone]);
    setStock(store, fettuccine, 0);
    expect(await refusals(store, [box({[spaghetti]: 3, [fettuccine]: 3})])).toHaveLength(1);
    const ofSpaghetti = {id: `wp-130?mix-${spaghetti}=1`, quantity: 1};
    expect((await postOrder(store, anOrderBody({items: [ofSpaghetti]}))).status).not.toBe(200);
  });

  test('and other lines together take no more of a kind than there is', async () => {
    const store = openOrderShop();
    setStock(store, spaghetti, 8);
    const [first] = await refusals(store, [{id: 'wp-130', quantity: 3}, box({[spaghetti]: 6})]);
    expect(first).toContain('Konjac Spaghetti Pasta is out of stock');
    const fitting = [{id: 'wp-130', quantity: 2}, box({[spaghetti]: 6})];
    expect((await order(store, fitting)).status).toBe(200);
    expect(stockOf(store, spaghetti)).toBe(0);
  });

  test('is one line for each mix, and refused as the same mix twice', async () => {
    const store = openOrderShop();
    const one = box({[spaghetti]: 2, [fettuccine]: 4});
    const other = box({[spaghetti]: 4, [fettuccine]: 2});
    expect((await order(store, [one, other])).status).toBe(200);
    const turned = {...one, id: `${six}?mix-${fettuccine}=4&mix-${spaghetti}=2`};
    expect((await refusals(store, [one, turned])).length).toBeGreaterThan(0);
  });
});
