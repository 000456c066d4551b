import type {Commerce} from '~adapters/commerce';
import {CouponByCodeDocument} from '~graphql/generated/documents';
import type {ShopClient} from './client';
import {throwProblems, unauthorised} from './problems';
import {toCoupon} from './to-coupon';

export function createCoupons(client: ShopClient): Commerce['coupons'] {
  return {
    async find(code) {
      const wanted = code.trim().toLowerCase();
      if (wanted === '' || wanted.length > 200) return null;
      const answer = await client.query(CouponByCodeDocument, {code: wanted}, {asShop: true});
      throwProblems('CouponByCode', answer.problems);
      if (answer.data?.coupon) return toCoupon(answer.data.coupon, wanted);
      // An unknown code is an error; null without one means that the shop took us for a visitor.
      if (answer.problems.length === 0) throw unauthorised('CouponByCode');
      return null;
    },
  };
}
