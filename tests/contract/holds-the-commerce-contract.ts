import {freshProduct} from '../support/shop';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Product} from '~adapters/commerce';
import {nobody, type OrderShop} from './order-desk';
import {promisesAboutCancelling} from './promises-about-cancelling';
import {promisesAboutAnswers} from './promises-about-answers';
import {promisesAboutOrders} from './promises-about-orders';
import {promisesAboutPlacing} from './promises-about-placing';
import {promisesAboutProblems} from './promises-about-problems';
import {promisesAboutProducts} from './promises-about-products';
import {promisesAboutStandingOrders} from './promises-about-standing-orders';

/** Of a large shop's products, so many are looked at one by one. */
const mostLookedAt = 25;

async function requireProduct({commerce}: OrderShop, databaseId: number): Promise<Product> {
  return (await freshProduct(commerce, databaseId)) ?? expect.fail(`${databaseId} is not sold`);
}

/** What every shop behind the port promises, whatever it sells. A live one is only written to when its owner says so. */
export function holdsTheCommerceContract(
  openShop: () => Promise<OrderShop>,
  {mayWrite}: {mayWrite: boolean},
): void {
  let shop: OrderShop;
  let products: Product[];
  const commerce = () => shop.commerce;

  beforeAll(async () => {
    shop = await openShop();
    const listed = (await shop.commerce.products.all()).products.slice(0, mostLookedAt);
    products = await Promise.all(listed.map(({databaseId}) => requireProduct(shop, databaseId)));
  });

  promisesAboutProducts(commerce, () => products);

  describe('a shop keeps its promises about coupons', () => {
    test('a code is known in any letter case', async (context) => {
      const {couponCode} = shop;
      if (couponCode === null) return context.skip('no code of the shop is known');
      const coupon = await commerce().coupons.find(couponCode.toLowerCase(), null);
      expect(coupon?.code).toBe(couponCode.toUpperCase());
      expect(await commerce().coupons.find(` ${couponCode.toUpperCase()} `, null)).toEqual(coupon);
    });

    test('a code that is not there is null', async () => {
      expect(await commerce().coupons.find('', null)).toBeNull();
      expect(await commerce().coupons.find('THERE-IS-NO-SUCH-CODE', null)).toBeNull();
    });
  });

  describe('a shop keeps its promises about orders', () => {
    test('an order that is not there is null', async () => {
      const {orders} = commerce();
      expect(await orders.find(999_999_999)).toBeNull();
      expect(await orders.findByCheckout(crypto.randomUUID())).toBeNull();
      expect(await orders.findByCharge(crypto.randomUUID())).toBeNull();
      expect(await orders.listByReference(crypto.randomUUID())).toEqual([]);
      for (const email of [`${crypto.randomUUID()}@example.com`, '', null])
        expect(await orders.listOfShopper(nobody, email)).toEqual([]);
    });

    describe.runIf(mayWrite)('that it takes', () => {
      promisesAboutOrders(
        () => shop,
        () => products,
      );
      promisesAboutPlacing(
        () => shop,
        () => products,
      );
      promisesAboutStandingOrders(
        () => shop,
        () => products,
      );
      promisesAboutCancelling(
        () => shop,
        () => products,
      );
      promisesAboutProblems(
        () => shop,
        () => products,
      );
      promisesAboutAnswers(
        () => shop,
        () => products,
      );
    });
  });
}
