import type {Commerce} from '~adapters/commerce';
import type {ShownCart} from '~/cart/kept/shown-cart';
import {isLoyalShopper} from '~/checkout/order/codes/loyalty.server';
import {keyOf, type OrderedItem} from '~/checkout/order/price/ordered-items.server';
import {priceOrder} from '~/checkout/order/price/price-order.server';
import type {ShopperFacts} from '~/checkout/order/price/shopper-facts';
import type {AppServices} from '~/platform/app-services';
import {toCause} from '~/platform/log';
import {toKeptItem} from './kept-item.server';
import {askingOnce, resolveEach} from './resolve-kept.server';

type Services = Pick<AppServices, 'access' | 'commerce' | 'keptCart' | 'log'>;

/** What an order would know of this shopper. */
export async function factsOf({access, commerce}: Pick<Services, 'access' | 'commerce'>) {
  const shopper = await access.shopper();
  return {
    isSignedIn: shopper !== null,
    email: shopper?.email ?? null,
    hasLoyalty: await isLoyalShopper(commerce, shopper),
  };
}

/**
 * The cart of a browser without scripts, priced as an order of it would be; null while the shop does not answer.
 * A code that no longer applies is taken off.
 */
export async function showKeptCart(context: Services): Promise<ShownCart | null> {
  try {
    const shown = await show(context, askingOnce(context.commerce));
    if (shown.codeNotice !== null) context.keptCart.change({code: null});
    return shown;
  } catch (thrown) {
    context.log.error('cart.kept.unknown', {cause: toCause(thrown)});
    return null;
  }
}

async function show(context: Services, commerce: Commerce): Promise<ShownCart> {
  const facts = await factsOf(context);
  const found = await resolveEach(commerce, [...context.keptCart.lines], facts);
  const items = found.flatMap(({item, notice}) => (notice === null ? [item] : []));
  const lines = await Promise.all(
    found.map(async (each) => ({
      key: keyOf(each.item),
      quantity: each.item.quantity,
      item: await toKeptItem(commerce, each),
      notice: each.notice,
    })),
  );
  return {lines, ...(await price(commerce, items, facts, context.keptCart.code))};
}

async function price(
  commerce: Commerce,
  items: OrderedItem[],
  shopper: ShopperFacts,
  discountCode: string | null,
): Promise<Omit<ShownCart, 'lines'>> {
  const asked = {items, shopper, discountCode, abandonmentDiscountCode: null, now: new Date()};
  const priced = await priceOrder(commerce, asked);
  if (priced.ok) return {priced: priced.value.cart, code: discountCode, codeNotice: null};
  if (discountCode === null) throw new Error(priced.refusals[0]?.message ?? 'Not priced');
  const codeNotice = items.length > 0 ? (priced.refusals[0]?.message ?? null) : null;
  return {...(await price(commerce, items, shopper, null)), codeNotice};
}
