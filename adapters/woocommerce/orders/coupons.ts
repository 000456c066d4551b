import {toCents, type Cents, type Coupon, type Coupons} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {requestPlugin} from '../request-plugin';
import type {PluginClient} from '../plugin-client';

type SentCoupon = Omit<Coupon, 'amount' | 'minimumSpend' | 'maximumSpend'> & {
  amount: number;
  minimumSpend: number | null;
  maximumSpend: number | null;
};

/** A code's rules and its uses by one mailbox, in one question to the plugin. */
export const createCoupons = (plugin: PluginClient): Coupons => ({
  async find(code, email) {
    const wanted = toDiscountCode(code);
    if (wanted === '' || wanted.length > 200) return null;
    const sent = await requestPlugin<SentCoupon | null>(plugin, 'coupons.find', {
      method: 'GET',
      path: '/coupons/one',
      query: {code: wanted, email: email?.trim() ?? ''},
    });
    return sent && toCoupon(sent);
  },
});

const toCoupon = (sent: SentCoupon): Coupon => ({
  ...sent,
  amount: toCents(sent.amount),
  minimumSpend: toAmount(sent.minimumSpend),
  maximumSpend: toAmount(sent.maximumSpend),
});

const toAmount = (units: number | null): Cents | null => (units === null ? null : toCents(units));
