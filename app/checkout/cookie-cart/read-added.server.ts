import {cartFields, choicePrefix} from '~/cart/cookie-cart/cart-form';
import {isStaticProductKey} from '~/catalogue/static/static-product.server';
import {noodleTypes} from '~/content/noodle-types';
import {staticProducts} from '~/content/static-products';
import type {CookieLine} from '~/server/session/cart-cookie.server';
import {offerIds} from '~/pricing/cart-item';
import {catalogueLineId, parseLineId, staticLineId} from '~/pricing/line-ids';
import {mixedLineId} from '~/pricing/line-key';

type Fields = Record<string, string>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/** The line that a form asks for, as far as it can be read; null when it names nothing. */
export function readAdded(fields: Fields): CookieLine | null {
  const item = fields[cartFields.item] ?? packageId(fields);
  if (!item) return null;
  const id = withChoices(item, fields);
  const noodles = oneOf(noodleTypes, fields[cartFields.noodles]);
  const offerId = oneOf(offerIds, fields[cartFields.offer]);
  return {
    id,
    quantity: toQuantity(fields[cartFields.quantity]),
    ...(noodles && {konjacNoodleType: noodles}),
    ...(offerId && {offerId}),
  };
}

/** What a variation leaves open stands in fields of its own. */
function withChoices(id: string, fields: Fields): string {
  const reference = parseLineId(id);
  if (reference.kind !== 'catalogue' || reference.variation?.by !== 'databaseId') return id;
  const chosen = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(choicePrefix) && value !== '' ? [[name.slice(choicePrefix.length), value]] : [],
  );
  if (chosen.length === 0) return id;
  const {productId, variation} = reference;
  return catalogueLineId(
    productId,
    variation.databaseId,
    Object.fromEntries(chosen) as Record<string, string>,
  );
}

/** A whole number, 1 where none was sent; NaN for anything else. */
export const toQuantity = (typed: string | undefined): number => {
  const text = typed?.trim() ?? '1';
  return /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

/** The package that the page's radio buttons name; its bottles' formulas where they can be chosen. */
function packageId(fields: Fields): string | null {
  const key = fields[cartFields.product] ?? '';
  if (!isStaticProductKey(key)) return null;
  const product = staticProducts[key];
  const wanted = Number(fields[cartFields.bottles]);
  const option = product.packages.find(({bottles}) => bottles === wanted) ?? product.packages[0];
  if (!option) return null;
  const mix = Array.from(
    {length: option.isCustomizable ? option.bottles : 0},
    (_, place) => fields[cartFields.bottle(place + 1)] ?? '',
  ).filter(Boolean);
  return mixedLineId(staticLineId(product, option.bottles), mix);
}
