import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createWooCommerce} from '../support/woocommerce';
import {offlineSettings, startBackend} from '~mocks/backend';
import type {ProductRecord} from '~mocks/woocommerce/catalogue';
import {aNewOrder} from '../support/new-orders';

let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

function openShop(applicationPassword?: string) {
  const settings = offlineSettings(backend.url);
  return createWooCommerce({
    endpoint: settings['WOO_GRAPHQL_URL'] ?? '',
    username: settings['WOO_USERNAME'] ?? '',
    applicationPassword: applicationPassword ?? settings['WOO_APPLICATION_PASSWORD'] ?? '',
  });
}

describe('the catalogue', () => {
  test('lists variations and their options from the smallest pack to the largest', async () => {
    const product = await openShop().products.find('konjac-angel-hair');
    const packs = product?.variations.map(({attributes}) => attributes[0]?.value);
    const names = ['1 pouch', '6 pouches', '12 pouches'];
    expect(packs).toEqual(names);
    expect(product?.attributes[0]).toMatchObject({label: 'Pack Size', options: names});
  });

  test('is complete and without drafts', async () => {
    const {products} = await openShop().products.all();
    const isShown = ({status, isHidden}: ProductRecord) => status === 'publish' && !isHidden;
    const shown = backend.shop.products.filter(isShown);
    expect(products.map(({slug}) => slug)).toEqual(shown.map(({slug}) => slug));
    expect(shown.length).toBeLessThan(backend.shop.products.length);
  });

  test('is read without a password, so a wrong one does no harm', async () => {
    const {products} = openShop('wrong');
    expect(await products.find('bellyful-bundle')).not.toBeNull();
  });
});

describe('a wrong password', () => {
  const unauthorised = {name: 'CommerceError', kind: 'unauthorised'};

  test('is noticed although the shop does not say so', async () => {
    const {coupons, orders} = openShop('wrong');
    await expect(coupons.find('SAVE10', null)).rejects.toMatchObject(unauthorised);
    await expect(orders.listByReference(crypto.randomUUID())).rejects.toMatchObject(unauthorised);
    await expect(orders.listOfShopper(7, 'ada@example.com')).rejects.toMatchObject(unauthorised);
    await expect(orders.close(1)).rejects.toMatchObject(unauthorised);
    await expect(orders.place(aNewOrder())).rejects.toMatchObject(unauthorised);
  });
});
