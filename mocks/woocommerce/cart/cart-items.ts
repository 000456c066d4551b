import {GraphQLError} from 'graphql';
import {md5Of} from '~mocks/digest';
import {optionName} from '../attribute-node';
import type {ProductRecord, VariationRecord} from '../catalogue';
import {toInventory} from '../inventory';
import {findProduct, type Shop} from '../shop';
import type {CartLine, CartSession} from './session';

export interface CartItemInput {
  productId: number;
  variationId?: number | null;
  quantity?: number | null;
  variation?: ({attributeName: string; attributeValue?: string | null} | null)[] | null;
  /** JSON of what else belongs to the line. */
  extraData?: string | null;
}

/** WooCommerce takes a variation's id for its product's. */
const findParent = (shop: Shop, variationId: number) =>
  shop.products.find(({variations}) =>
    variations.some(({databaseId}) => databaseId === variationId),
  );

/** Puts an item into the cart, or says why not in the shop's words. */
export function addItem(
  {shop, origin}: {shop: Shop; origin: string},
  cart: CartSession,
  input: CartItemInput,
): CartLine {
  const product = findProduct(shop, input.productId) ?? findParent(shop, input.productId);
  if (!product) throw new GraphQLError('No product found matching the ID provided');
  const quantity = input.quantity || 1;
  if (quantity < 0) throw new GraphQLError('Failed to add cart item. Please check input.');
  const {variations, status, type} = product;
  const variation =
    variations.find(({databaseId}) => databaseId === input.variationId) ??
    variations.find(({databaseId}) => databaseId === input.productId);
  const isSold = !type && (variations.length > 0 || product.regularPrice !== null);
  if (status === 'draft' || !isSold || (variation && variation.regularPrice === null))
    throw new GraphQLError('Sorry, this product cannot be purchased.');
  if (variations.length > 0 && !variation)
    throw new GraphQLError(
      `Please choose product options by visiting <a href="${origin}/product/${product.slug}/" title="${product.name}">${product.name}</a>.`,
    );
  const line = toLine(product, variation ?? null, input);
  const known = cart.lines.find(({key}) => key === line.key);
  if (known && product.isSoldIndividually)
    throw new GraphQLError(`You cannot add another "${product.name}" to your cart.`);
  refuseScarce(product, variation ?? null, {quantity, before: known?.quantity ?? 0});
  if (!known) cart.lines.push(line);
  const held = known ?? line;
  held.quantity += product.isSoldIndividually ? 1 : quantity;
  return held;
}

function toLine(
  product: ProductRecord,
  variation: VariationRecord | null,
  input: CartItemInput,
): CartLine {
  const attributes = variation ? chosenOf(product, variation, input) : [];
  const extraData = readExtra(input.extraData);
  const parts = [
    String(product.databaseId),
    ...(variation ? [String(variation.databaseId)] : []),
    attributes.map(({name, value}) => `attribute_${name}${value}`).join(''),
    extraData.map(({key, value}) => `${key}${value}`).join(''),
  ].filter(Boolean);
  return {
    key: md5Of(parts.join('_')),
    productId: product.databaseId,
    variationId: variation?.databaseId ?? null,
    quantity: 0,
    attributes,
    extraData,
  };
}

/** The options of the variation; what it leaves open has to be said. */
const chosenOf = (
  product: ProductRecord,
  {options}: VariationRecord,
  {variation: given}: CartItemInput,
) =>
  product.attributes
    .filter(({name}) => name in options)
    .map(({name, label}) => {
      const said = given?.find((one) => one && `pa_${one.attributeName}`.endsWith(name));
      const value = options[name] || said?.attributeValue;
      if (!value) throw new GraphQLError(`${label} is a required field`);
      return {name, value};
    });

function readExtra(text: string | null | undefined): CartLine['extraData'] {
  if (!text) return [];
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    return Object.entries(data).map(([key, value]) => ({key, value: String(value)}));
  } catch {
    throw new GraphQLError('Invalid JSON string provided as extraData.');
  }
}

export function soldNameOf(product: ProductRecord, variation: VariationRecord | null): string {
  const choice = variation
    ? product.attributes.map((attribute) => optionName(attribute, variation)).filter(Boolean)
    : [];
  return choice.length > 0 ? `${product.name} - ${choice.join(', ')}` : product.name;
}

/** Says so when more is wished than the shop has. */
export function refuseScarce(
  product: ProductRecord,
  variation: VariationRecord | null,
  {quantity, before}: {quantity: number; before: number},
): void {
  const sold = variation ?? product;
  const name = soldNameOf(product, variation);
  if (toInventory(sold).stockStatus === 'OUT_OF_STOCK')
    throw new GraphQLError(
      `You cannot add &quot;${name}&quot; to the cart because the product is out of stock.`,
    );
  if (typeof sold.stock !== 'number' || sold.backorders || before + quantity <= sold.stock) return;
  throw new GraphQLError(
    before > 0
      ? `You cannot add that amount to the cart &mdash; we have ${sold.stock} in stock and you already have ${before} in your cart.`
      : `You cannot add that amount of &quot;${name}&quot; to the cart because there is not enough stock (${sold.stock} remaining).`,
  );
}

export function productOf(shop: Shop, {productId, variationId}: CartLine) {
  const product = findProduct(shop, productId);
  if (!product) return null;
  const variation = product.variations.find(({databaseId}) => databaseId === variationId) ?? null;
  return {product, variation, sold: variation ?? product};
}
