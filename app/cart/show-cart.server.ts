import {priceFacts, type Catalogue} from '~adapters/commerce';
import {setAsideWords} from '~/content/set-aside';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import type {CartItem} from '~/pricing/cart-item';
import {parseLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import {chooseFrom} from '~/pricing/open-choices';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {readCartLines, type CartLine} from './cart-lines.server';
import {priceOrder, type PricePorts} from './price/price-order.server';
import type {ResolvedLine} from './price/priced-order';
import {findVariation} from './price/resolve-line.server';
import {resolveLines} from './price/resolve-lines.server';
import {toShopperFacts, type ShopperFacts} from './price/shopper-facts';
import {showRefusal, type ShownRefusal} from './refusals';
import {bringBackAct, cartFields} from './cart-form';
import type {Refused} from '~/cart/contents/RefusedNote';
import type {ShownCart} from './shown-cart';
import {toCatalogueItem} from './to-catalogue-item';
import {toPackageItem} from './to-package-item';

/** The cart that the server keeps for this browser, priced; null while that is not known. A code that no longer applies is taken off. */
export async function showCart(context: AppServices): Promise<ShownCart | null> {
  const {access, cartCookie, clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  try {
    if ((await secondsToWait(context, 'read-cart', caller)) > 0) return null;
    // While the shopper is not known, personal codes and the sample would be taken away.
    const shopper = await access.shopper();
    if (shopper === null && (await access.isUnknown())) return null;
    const shown = await showLines(context.commerce, cartCookie, toShopperFacts(shopper));
    if (shown.codeNotice !== null) cartCookie.change({code: null});
    return shown;
  } catch (thrown) {
    context.log.error('cart.unknown', {cause: toCause(thrown)});
    return null;
  }
}

/** Lines of a browser's cart with the names that they have in these pages' language; null while the shop does not answer. */
export async function nameLines(context: AppServices, items: unknown): Promise<CartItem[] | null> {
  const lines = readCartLines(items);
  const {access, commerce, log} = context;
  try {
    const shopper = toShopperFacts(await access.shopper());
    const found = lines.ok ? await resolveEach(commerce.products, lines.value, shopper) : [];
    const named = await Promise.all(found.map((each) => toCartItem(commerce.products, each)));
    return named.flatMap((item) => item ?? []);
  } catch (thrown) {
    log.error('cart.unnamed', {cause: toCause(thrown)});
    return null;
  }
}

/** What the cart's and the checkout's page show of it. */
export interface ServerCart {
  /** Null while the shop does not answer. */
  cart: ShownCart | null;
  /** Of its order: one page or another, it is the same one. */
  key: string;
  /** Of what the page lists. */
  version: string;
  /** What a claimed offer took out, and its way back; null where nothing was. */
  setAside: Refused | null;
}

/** Null where the server keeps none. */
export async function showServerCart(context: AppServices): Promise<ServerCart | null> {
  const {cartCookie} = context;
  if (cartCookie.key === null) return null;
  // Taking a code off makes it another version.
  const cart = await showCart(context);
  const aside = cart ? await findAside(context) : [];
  return {
    cart,
    key: cartCookie.key,
    version: cartCookie.version ?? '',
    setAside: aside.length > 0 ? toAsideNote(aside) : null,
  };
}

/** What a claimed offer took out of it, as the browser's cart would have it. */
export async function findAside(context: AppServices): Promise<CartItem[]> {
  const {setAside} = context.cartCookie;
  return setAside.length > 0 ? ((await nameLines(context, setAside)) ?? []) : [];
}

const toAsideNote = (aside: readonly CartItem[]): Refused => ({
  message: setAsideWords.sentence(aside),
  field: null,
  typed: '',
  way: null,
  again: {fields: {[cartFields.act]: bringBackAct}, label: setAsideWords.bringBack},
});

interface CartToShow {
  lines: readonly CartLine[];
  /** As typed; null without one. */
  code: string | null;
}

/** Lines and a code as an order of this shopper would find them. Throws a CommerceError while the shop does not answer. */
export async function showLines(
  ports: PricePorts,
  cart: CartToShow,
  facts: ShopperFacts,
): Promise<ShownCart> {
  const found = await resolveEach(ports.products, [...cart.lines], facts);
  const sold = found.flatMap(({line, notice}) => (notice === null ? [line] : []));
  const lines = await Promise.all(
    found.map(async (each) => ({
      key: lineKey(each.line),
      quantity: each.line.quantity,
      item: await toCartItem(ports.products, each),
      notice: each.notice,
    })),
  );
  return {lines, ...(await price(ports, sold, facts, cart.code))};
}

async function price(
  ports: PricePorts,
  items: CartLine[],
  shopper: ShopperFacts,
  discountCode: string | null,
): Promise<Omit<ShownCart, 'lines'>> {
  const request = {
    items,
    shopper,
    discountCode,
    abandonmentDiscountCode: null,
    facts: priceFacts(),
    now: new Date(),
  };
  const priced = await priceOrder(ports, request);
  if (priced.ok) return {priced: priced.value.cart, code: discountCode, codeNotice: null};
  const [refusal = null] = priced.refusals.map(showRefusal);
  if (discountCode === null) throw new Error(refusal?.message ?? 'Not priced');
  const codeNotice = items.length > 0 ? refusal : null;
  return {...(await price(ports, items, shopper, null)), codeNotice};
}

interface Found {
  line: CartLine;
  /** Null when it is not sold at all. */
  resolved: ResolvedLine | null;
  notice: ShownRefusal | null;
}

/** Every line as an order would find it, or why it would refuse it: of each one, not of the first alone. */
async function resolveEach(
  catalogue: Catalogue,
  lines: CartLine[],
  shopper: ShopperFacts,
): Promise<Found[]> {
  const all = await resolveLines(catalogue, lines, shopper);
  if (all.ok)
    return lines.map((line, place) => ({line, resolved: all.value[place] ?? null, notice: null}));
  const alone: Found[] = [];
  for (const line of lines) alone.push(await resolveAlone(catalogue, line, shopper));
  const sold = alone.flatMap(({line, resolved}) => (resolved ? [line] : []));
  const together = await resolveLines(catalogue, sold, shopper);
  const refusals = together.ok ? [] : together.refusals.map(showRefusal);
  return alone.map((one) => ({
    ...one,
    notice: one.notice ?? refusals.find(({field}) => field === lineKey(one.line)) ?? null,
  }));
}

/** One unit of it shows whether it is sold, and for how much. */
async function resolveAlone(
  catalogue: Catalogue,
  line: CartLine,
  shopper: ShopperFacts,
): Promise<Found> {
  const outcome = await resolveLines(catalogue, [{...line, quantity: 1}], shopper);
  const [resolved = null] = outcome.ok ? outcome.value : [];
  const [notice = null] = outcome.ok ? [] : outcome.refusals.map(showRefusal);
  return {line, resolved, notice};
}

/** A line as the browser's cart would hold it: name, picture, price and way to it; null for what is unknown. */
async function toCartItem(
  catalogue: Catalogue,
  {line: {id, quantity, offerId, konjacNoodleType}, resolved}: Found,
): Promise<CartItem | null> {
  const known = resolved
    ? {...describe(resolved), price: resolved.unitPrice}
    : await describeUnsold(catalogue, id);
  if (!known) return null;
  return {
    ...known,
    id,
    quantity,
    ...(konjacNoodleType && {konjacNoodleType}),
    ...(offerId && {offerId}),
    ...(offerId && resolved && {regularPrice: resolved.undiscountedUnitPrice}),
  };
}

type Described = Omit<CartItem, 'id' | 'quantity'>;

const describe = (line: ResolvedLine): Described =>
  line.packaged ? toPackageItem(line.packaged) : toCatalogueItem(line);

/** What is sold out, or needs an account, still has a name and a page. */
async function describeUnsold(catalogue: Catalogue, id: string): Promise<Described | null> {
  const reference = parseLineId(id);
  if (reference.kind === 'unknown') return null;
  if (reference.kind === 'package') {
    const product = findBuiltIn(reference.productKey);
    if (!product) return null;
    const {packages} = product;
    const option = packages.find(({bottles}) => bottles === reference.bottles) ?? packages[0];
    return toPackageItem({product, option});
  }
  const found = await catalogue.findByIds([reference.productId]);
  const product = found.get(reference.productId);
  if (!product) return null;
  const variation = findVariation(product, reference.variation);
  const {choices = {}} = reference;
  const chosen = chooseFrom(variation, (key) => choices[key]) ?? [];
  return toCatalogueItem({product, variation, chosen, noodleType: null});
}
