import {hasOffers} from '~adapters/commerce/shop-rules';
import type {StoredCart} from '~/cart/cart-state';
import type {PricedCart} from '~/pricing/priced-cart';
import type {toTaxQuestion} from '../tax/request-tax';

type Question = NonNullable<ReturnType<typeof toTaxQuestion>>;

/** By the shop's own rules its shipping is asked for together with the tax (rules: Whose rules). */
export function withShipping(
  question: Question | null,
  {lines}: Pick<PricedCart, 'lines'>,
  {method, discountCode}: {method: string | null} & Pick<StoredCart, 'discountCode'>,
) {
  if (question === null || hasOffers()) return question;
  return {
    ...question,
    lines: question.lines.map((line, index) => ({
      ...line,
      discounted: lines[index]?.discounted ?? line.total,
    })),
    shipping: {method},
    codes: discountCode === null ? [] : [discountCode],
  };
}
