import type {Commerce, Order} from '~adapters/commerce';
import {CouponByCodeDocument} from '~graphql/generated/documents';
import {requestPlugin, lacksPlugin} from './request-plugin';
import type {ShopClient} from './client';
import type {PluginClient} from './plugin-client';
import {throwProblems, unauthorised} from './problems';
import {toCoupon} from './to-coupon';

type ListByEmail = Commerce['orders']['listByEmail'];

/** `listByEmail`: in a shop without the plugin, the orders that tell who has used a code. */
export function createCoupons(
  client: ShopClient,
  plugin: PluginClient,
  listByEmail: ListByEmail,
): Commerce['coupons'] {
  return {
    async countUses(code, email) {
      const request = {method: 'GET', path: '/coupons/uses', query: {code, email}} as const;
      try {
        return (await requestPlugin<{count: number}>(plugin, 'coupons.countUses', request)).count;
      } catch (error) {
        if (!lacksPlugin(error)) throw error;
        const orders = await listByEmail(email);
        return orders.filter((order) => isPlaced(order) && usesCode(order, code)).length;
      }
    },
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

const placed: ReadonlySet<Order['status']> = new Set(['PROCESSING', 'COMPLETED', 'ON_HOLD']);

const isPlaced = ({status}: Order) => placed.has(status);

const usesCode = ({meta}: Order, code: string) =>
  meta.some(
    ({key, value}) =>
      key === 'Discount code' &&
      value.split(',').some((each) => each.trim().toUpperCase() === code.trim().toUpperCase()),
  );
