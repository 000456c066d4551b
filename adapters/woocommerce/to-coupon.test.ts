import {describe, expect, test} from 'vitest';
import type {CouponFieldsFragment} from '~graphql/generated/documents';
import {recorded} from '../../tests/support/recorded';
import {toCoupon} from './to-coupon';

const save10 = () => (recorded('03a-coupon-lookup-admin') as {coupon: CouponFieldsFragment}).coupon;

describe('a coupon', () => {
  test('of ten percent', () => {
    expect(toCoupon(save10(), 'save10')).toMatchObject({
      code: 'SAVE10',
      databaseId: 65,
      kind: 'percent',
      percent: 10,
      amount: 0,
      expiresAt: null,
      minimumSpend: null,
      maximumSpend: null,
      usageLimit: null,
      emailRestrictions: [],
      categorySlugs: [],
    });
  });

  test('of an amount is in cents', () => {
    const coupon = toCoupon({...save10(), discountType: 'FIXED_CART', amount: 15.1}, 'save10');
    expect(coupon).toMatchObject({kind: 'fixedCart', percent: 0, amount: 1510});
  });

  test('without an amount takes nothing off', () => {
    const freeShipping = {
      ...save10(),
      discountType: 'FIXED_CART',
      amount: null,
      freeShipping: true,
    };
    expect(toCoupon(freeShipping as CouponFieldsFragment, 'save10')).toMatchObject({
      amount: 0,
      freeShipping: true,
    });
  });

  test('knows its restrictions in lower case', () => {
    const coupon = toCoupon(
      {
        ...save10(),
        minimumAmount: 99.99,
        usageLimit: 0,
        usageLimitPerUser: 1,
        emailRestrictions: ['*@Example.com', null],
        usedBy: {nodes: [{databaseId: 7, email: 'Ann@Example.test'}]},
        products: {nodes: [{databaseId: 15}]},
        productCategories: {nodes: [{slug: 'Konjac'}]},
      },
      'save10',
    );
    expect(coupon).toMatchObject({
      minimumSpend: 9999,
      usageLimit: null,
      usageLimitPerCustomer: 1,
      emailRestrictions: ['*@example.com'],
      usedBy: ['ann@example.test', '7'],
      productIds: [15],
      categorySlugs: ['konjac'],
    });
  });

  test('of another code or of an unknown kind is none', () => {
    expect(toCoupon(save10(), 'save20')).toBeNull();
    expect(toCoupon({...save10(), discountType: null}, 'save10')).toBeNull();
  });
});
