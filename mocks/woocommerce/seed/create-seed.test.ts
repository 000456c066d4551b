import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {createCatalogue} from '../catalogue';
import {createSeed} from './create-seed';
import {toAmount} from './seed-product';

const seed = createSeed();

const productAt = (slug: string) =>
  seed.products.find(({fields}) => fields.slug === slug) ?? expect.fail(`${slug} is not made`);

describe('the shop on a developer’s machine', () => {
  test('sells what the mocked shop sells, in its order', () => {
    const mocked = createCatalogue('usual');
    expect(seed.products.map(({fields}) => fields.name)).toEqual(mocked.map(({name}) => name));
    expect(seed.products.map(({fields}) => fields.menu_order)).toEqual(
      mocked.map(({menuOrder}) => menuOrder),
    );
  });

  test('asks its prices, and counts what is counted', () => {
    expect(productAt('konjac-fettuccine').fields).toMatchObject({
      sku: 'KJ-FE',
      regular_price: '4.99',
      sale_price: '3.99',
      manage_stock: true,
      stock_quantity: 90,
    });
    expect(productAt('konjac-lasagna').fields).toMatchObject({
      manage_stock: false,
      stock_status: 'outofstock',
    });
    expect(productAt('electrolyte-packets').fields.regular_price).toBe('');
    expect(productAt('free-sample-konjac').fields.regular_price).toBe('0.00');
  });

  test('has its variations, each with its own article number and picture', () => {
    const {variations, attributes} = productAt('bellyful-bundle');
    expect(variations.map(({fields, picture}) => [fields.sku, picture])).toEqual([
      ['BFB-KIT-W', 'bellyful-bundle-women'],
      ['BFB-KIT-M', 'bellyful-bundle-men'],
    ]);
    expect(attributes).toMatchObject([{isGlobal: false, name: 'Kit'}]);
  });

  test('makes no article number twice', () => {
    const sold = seed.products.flatMap(({fields, variations}) => [
      fields,
      ...variations.map((variation) => variation.fields),
    ]);
    const skus = sold.map(({sku}) => sku).filter(Boolean);
    expect(new Set(skus).size).toBe(skus.length);
  });

  test('hides what the mocked shop hides, and leaves drafts unpublished', () => {
    expect(productAt('staff-gift-box').fields.catalog_visibility).toBe('hidden');
    expect(seed.products.filter(({fields}) => fields.status === 'draft')).toHaveLength(2);
  });

  test('has every picture that a product names, and the views beside it', () => {
    const named = seed.products.flatMap(({picture, gallery}) => [...gallery, picture]);
    expect(named.filter((name) => name !== null && !(name in seed.pictures))).toEqual([]);
    expect(productAt('bellyful-bundle').gallery).toHaveLength(3);
  });

  test('puts every product into categories that are made', () => {
    const made = seed.categories.map(({slug}) => slug);
    const named = [...seed.products, ...seed.coupons].flatMap(({categories}) => categories);
    expect(named.filter((slug) => !made.includes(slug))).toEqual([]);
  });

  test('takes its codes, in per cent and in dollars', () => {
    const amounts = seed.coupons.map(({fields}) => [fields.code, fields.amount]);
    expect(amounts).toContainEqual(['save10', '10']);
    expect(amounts).toContainEqual(['getstarted', '5.00']);
    const {fields} =
      seed.coupons.find((coupon) => coupon.fields.code === 'bigspend') ?? expect.fail();
    expect(fields.minimum_amount).toBe('200.00');
  });
});

test('an amount is written with its cents, and none is empty', () => {
  expect(toAmount(toCents(5))).toBe('0.05');
  expect(toAmount(null)).toBe('');
});
