import {beforeAll, describe, expect, test} from 'vitest';
import type {Commerce, Product} from '~adapters/commerce';
import {promisesAboutOrders} from './promises-about-orders';
import {promisesAboutProducts} from './promises-about-products';

export interface ShopUnderTest {
  commerce: Commerce;
  /** A code that the shop knows. */
  couponCode: string;
}

/** Of a large shop's products, so many are looked at one by one. */
const mostLookedAt = 25;

async function requireProduct({commerce}: ShopUnderTest, databaseId: number): Promise<Product> {
  return (
    (await commerce.products.findFresh(databaseId)) ?? expect.fail(`${databaseId} is not sold`)
  );
}

interface Scope {
  /** A live shop is only written to when its owner says so. */
  mayWrite: boolean;
  /** A shop with the plugin makes one order of an attempt; without it a repeated request makes twins. */
  knowsAttempts?: boolean;
}

/** What every shop behind the port promises, whatever it sells. */
export function holdsTheCommerceContract(
  openShop: () => Promise<ShopUnderTest>,
  {mayWrite, knowsAttempts = false}: Scope = {mayWrite: true},
): void {
  let shop: ShopUnderTest;
  let products: Product[];
  const commerce = () => shop.commerce;

  beforeAll(async () => {
    shop = await openShop();
    const listed = (await shop.commerce.products.all()).products.slice(0, mostLookedAt);
    products = await Promise.all(listed.map(({databaseId}) => requireProduct(shop, databaseId)));
  });

  promisesAboutProducts(commerce, () => products);

  describe('a shop keeps its promises about coupons', () => {
    test('a code is known in any letter case', async () => {
      const {couponCode} = shop;
      const coupon = await commerce().coupons.find(couponCode.toLowerCase());
      expect(coupon?.code).toBe(couponCode.toUpperCase());
      expect(await commerce().coupons.find(` ${couponCode.toUpperCase()} `)).toEqual(coupon);
    });

    test('a code that is not there is null', async () => {
      expect(await commerce().coupons.find('')).toBeNull();
      expect(await commerce().coupons.find('THERE-IS-NO-SUCH-CODE')).toBeNull();
    });
  });

  describe('a shop keeps its promises about orders', () => {
    test('an order that is not there is null', async () => {
      const {orders} = commerce();
      expect(await orders.find(999_999_999)).toBeNull();
      expect(await orders.findByReference(crypto.randomUUID())).toBeNull();
      expect(await orders.listByReference(crypto.randomUUID())).toEqual([]);
      expect(await orders.listByEmail(`${crypto.randomUUID()}@example.com`)).toEqual([]);
    });

    describe.runIf(mayWrite)('that it takes', () =>
      promisesAboutOrders(commerce, () => products, {knowsAttempts}),
    );
  });
}
