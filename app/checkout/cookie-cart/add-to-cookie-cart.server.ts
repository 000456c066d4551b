import type {Product, Refusal} from '~adapters/commerce';
import {withItem} from '~/cart/cart-items';
import {readOrderedItems} from '../order/price/ordered-items.server';
import {resolveLines} from '../order/price/resolve-lines.server';
import {toShopperFacts} from '../order/price/shopper-facts';
import {freeSampleMessages} from '~/content/messages';
import {cookieCartLabels, cookieCartMessages} from '~/content/messages/cookie-cart';
import {orderMessages} from '~/content/messages/orders';
import {staticProducts} from '~/content/static-products';
import type {AppServices} from '~/server/app-services';
import type {CookieLine} from '~/server/session/cart-cookie.server';
import {parseLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import {refusedChange, type ChangeAnswer} from './refused-change.server';
import {memoizeProducts} from './resolve-each.server';

/**
 * Adds what an order would take: as many units as there are, with what has to be chosen. An offer stands alone
 * (rules: Offers).
 */
export async function addToCookieCart(
  context: AppServices,
  added: CookieLine,
): Promise<ChangeAnswer | null> {
  const {cartCookie, access} = context;
  const commerce = memoizeProducts(context.commerce);
  const read = readOrderedItems([added]);
  if (!read.ok) return refuse(context, added, read.refusals);
  const lines = added.offerId ? [added] : withItem(cartCookie.lines, added);
  const wanted = lines.filter((line) => lineKey(line) === lineKey(added));
  const resolved = await resolveLines(commerce, wanted, toShopperFacts(await access.shopper()));
  if (!resolved.ok) return refuse(context, added, resolved.refusals);
  const isDone = cartCookie.change({lines, ...(added.offerId && {code: null})});
  return isDone ? null : refusedChange(422, cookieCartMessages.full);
}

const signInFirst: readonly (string | undefined)[] = [
  orderMessages.offerNeedsSignIn,
  freeSampleMessages.notAuthenticated,
];

async function refuse({commerce}: AppServices, added: CookieLine, [refusal]: Refusal[]) {
  const message = refusal?.message ?? orderMessages.unreadable;
  const reference = parseLineId(added.id);
  const product =
    reference.kind === 'catalogue' ? await commerce.products.findFresh(reference.productId) : null;
  const place = product ? placeOf(product) : findPackagePlace(added.id);
  const way = signInFirst.includes(message)
    ? {
        href: `/account/sign-in?returnTo=${encodeURIComponent(place?.href ?? '/')}`,
        label: cookieCartLabels.signIn,
      }
    : place && {href: place.href, label: cookieCartLabels.backTo(place.name)};
  return refusedChange(422, message, {way});
}

const placeOf = ({slug, name}: Pick<Product, 'slug' | 'name'>) => ({
  href: `/wordpress-product/${slug}`,
  name,
});

function findPackagePlace(id: string) {
  const product = Object.values(staticProducts).find(({key}) => id.startsWith(key));
  return product ? {href: `/${product.key}`, name: product.name} : null;
}
