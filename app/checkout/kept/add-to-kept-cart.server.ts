import type {Product, Refusal} from '~adapters/commerce';
import {withItem} from '~/cart/cart-items';
import {readOrderedItems} from '~/checkout/order/price/ordered-items.server';
import {resolveLines} from '~/checkout/order/price/resolve-lines.server';
import {freeSampleMessages} from '~/content/messages';
import {keptCartLabels, keptCartMessages} from '~/content/messages/kept-cart';
import {orderMessages} from '~/content/messages/orders';
import {staticProducts} from '~/content/static-products';
import type {AppServices} from '~/platform/app-services';
import type {KeptLine} from '~/platform/kept-cart.server';
import {parseLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import {refusedChange, type ChangeAnswer} from './refused-change.server';
import {factsOf} from './show-kept-cart.server';

/**
 * Adds what an order would take: as many units as there are, with what has to be chosen. An offer stands alone
 * (rules: Offers).
 */
export async function addToKeptCart(
  context: AppServices,
  added: KeptLine,
): Promise<ChangeAnswer | null> {
  const {commerce, keptCart} = context;
  const read = readOrderedItems([added]);
  if (!read.ok) return refuse(context, added, read.refusals);
  const lines = added.offerId ? [added] : withItem(keptCart.lines, added);
  const wanted = lines.filter((line) => lineKey(line) === lineKey(added));
  const resolved = await resolveLines(commerce, wanted, await factsOf(context));
  if (!resolved.ok) return refuse(context, added, resolved.refusals);
  const isDone = keptCart.change({lines, ...(added.offerId && {code: null})});
  return isDone ? null : refusedChange(422, keptCartMessages.full);
}

const signInFirst: readonly (string | undefined)[] = [
  orderMessages.offerNeedsSignIn,
  freeSampleMessages.notAuthenticated,
];

async function refuse({commerce}: AppServices, added: KeptLine, [refusal]: Refusal[]) {
  const message = refusal?.message ?? orderMessages.unreadable;
  const reference = parseLineId(added.id);
  const product =
    reference.kind === 'catalogue' ? await commerce.products.findFresh(reference.productId) : null;
  const place = product ? placeOf(product) : findPackagePlace(added.id);
  const way = signInFirst.includes(message)
    ? {
        href: `/account/sign-in?returnTo=${encodeURIComponent(place?.href ?? '/')}`,
        label: keptCartLabels.signIn,
      }
    : place && {href: place.href, label: keptCartLabels.backTo(place.name)};
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
