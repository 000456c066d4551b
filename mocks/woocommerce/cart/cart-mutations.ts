import {GraphQLError} from 'graphql';
import {toCustomerNode} from '../customers/customer-node';
import {cartOf, storeCart, type Visitor} from '../visitor';
import {addItem, productOf, refuseScarce, type CartItemInput} from './cart-items';
import {changed, linesOf, toItems} from './cart-lookup';
import {applyCode, removeCodes} from './codes';
import {toCartNode} from './cart-node';
import type {CartSession} from './session';
import {totalsOfCart} from './totals';

type Input<Fields> = {input: {[Name in keyof Fields]?: Fields[Name] | null}};
type Keys = {keys: (string | null)[]; all: boolean};
type List<Item> = (Item | null)[];

function addToCart({input}: {input: CartItemInput}, visitor: Visitor) {
  const cart = cartOf(visitor);
  const {key} = addItem(visitor, cart, input);
  return {...changed(cart, visitor), cartItem: toItems(cart, visitor, [key])[0]};
}

/** Puts in what it can, and says of the rest why not. */
function addAll(items: List<CartItemInput>, cart: CartSession, visitor: Visitor) {
  const keys: string[] = [];
  const cartErrors = items.flatMap((item) => {
    if (!item) return [];
    try {
      keys.push(addItem(visitor, cart, item).key);
      return [];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const {productId, quantity = 1, variationId = null} = item;
      const reasons = [error.message];
      return [
        {
          __typename: 'CartItemError',
          type: 'INVALID_CART_ITEM',
          reasons,
          productId,
          quantity,
          variationId,
        },
      ];
    }
  });
  return {keys, cartErrors};
}

function addCartItems({input}: Input<{items: List<CartItemInput>}>, visitor: Visitor) {
  const cart = cartOf(visitor);
  const {keys, cartErrors} = addAll(input.items ?? [], cart, visitor);
  return {...changed(cart, visitor), added: toItems(cart, visitor, keys), cartErrors};
}

interface Filling {
  items: List<CartItemInput>;
  coupons: List<string>;
  shippingMethods: List<string>;
}

function fillCart({input}: Input<Filling>, visitor: Visitor) {
  const cart = cartOf(visitor);
  const {keys, cartErrors} = addAll(input.items ?? [], cart, visitor);
  const errors: object[] = [...cartErrors];
  const applied = (input.coupons ?? []).flatMap((code) => {
    try {
      return code === null ? [] : [applyCode(cart, code, visitor)];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const reasons = [error.message];
      errors.push({__typename: 'CouponError', type: 'INVALID_COUPON', code, reasons});
      return [];
    }
  });
  choose(cart, input.shippingMethods, visitor);
  return {
    ...changed(cart, visitor),
    added: toItems(cart, visitor, keys),
    applied,
    cartErrors: errors,
    chosenShippingMethods: cart.method ? [cart.method] : [],
  };
}

interface Quantity {
  key: string;
  quantity: number;
}

/** A quantity of 0 takes the line out. An unknown key breaks, as it does in the real shop. */
function updateItemQuantities({input}: Input<{items: List<Quantity>}>, visitor: Visitor) {
  const cart = cartOf(visitor);
  const items = (input.items ?? []).flatMap((item) => item ?? []);
  const removed = toItems(
    cart,
    visitor,
    items.filter(({quantity}) => quantity < 1).map(({key}) => key),
  );
  for (const {key, quantity} of items) setQuantity(cart, {key, quantity}, visitor);
  const updated = () =>
    toItems(
      cart,
      visitor,
      items.filter(({quantity}) => quantity > 0).map(({key}) => key),
    );
  return {...changed(cart, visitor), removed, updated, items: () => [...updated(), ...removed]};
}

function setQuantity(cart: CartSession, {key, quantity}: Quantity, {shop}: Visitor): void {
  const line = cart.lines.find((one) => one.key === key);
  const found = line && productOf(shop, line);
  if (!found) throw new Error(`The cart has no line ${key}.`);
  if (quantity < 1) return takeOut(cart, [key]);
  refuseScarce(found.product, found.variation, {quantity, before: 0});
  line.quantity = found.product.isSoldIndividually ? 1 : quantity;
}

function takeOut(cart: CartSession, keys: string[]): void {
  cart.removed.push(...cart.lines.filter(({key}) => keys.includes(key)));
  cart.lines = cart.lines.filter(({key}) => !keys.includes(key));
}

function removeItemsFromCart({input}: Input<Keys>, visitor: Visitor) {
  const cart = cartOf(visitor);
  const keys = linesOf(cart, input.keys ?? [], input.all ?? false).map(({key}) => key);
  if (keys.length === 0) throw new GraphQLError('No cart items provided');
  const cartItems = toItems(cart, visitor, keys);
  takeOut(cart, keys);
  return {...changed(cart, visitor), cartItems};
}

function restoreCartItems({input}: Input<Keys>, visitor: Visitor) {
  const cart = cartOf(visitor);
  const keys = input.keys ?? [];
  const back = cart.removed.filter(({key}) => keys.includes(key));
  if (back.length === 0) throw new GraphQLError('No cart items provided');
  cart.removed = cart.removed.filter(({key}) => !keys.includes(key));
  cart.lines.push(...back);
  return {
    ...changed(cart, visitor),
    cartItems: toItems(
      cart,
      visitor,
      back.map(({key}) => key),
    ),
  };
}

function emptyCart(_: unknown, visitor: Visitor) {
  const cart = cartOf(visitor);
  if (cart.lines.length === 0) throw new GraphQLError('Cart is empty');
  const deletedCart = toCartNode(structuredClone(cart), visitor);
  Object.assign(cart, {lines: [], removed: [], codes: [], method: null});
  return {...changed(cart, visitor), deletedCart};
}

/** Only what is offered can be chosen. */
function choose(cart: CartSession, wished: List<string> | null | undefined, {shop}: Visitor) {
  const offered = totalsOfCart(shop, cart).shipping?.methods ?? [];
  const method = wished?.find((id) => offered.some((one) => one.id === id));
  if (method) cart.method = method;
}

function updateShippingMethod({input}: Input<{shippingMethods: List<string>}>, visitor: Visitor) {
  const cart = cartOf(visitor);
  choose(cart, input.shippingMethods, visitor);
  return changed(cart, visitor);
}

function applyCoupon({input}: {input: {code: string}}, visitor: Visitor) {
  const cart = cartOf(visitor);
  const applied = applyCode(cart, input.code, visitor);
  return {...changed(cart, visitor), applied};
}

function removeCoupons({input}: Input<{codes: List<string>}>, visitor: Visitor) {
  const cart = cartOf(visitor);
  removeCodes(cart, input.codes ?? []);
  return changed(cart, visitor);
}

/** What clients keep with the session; of a key the last value. */
function updateSession(
  {input}: Input<{sessionData: List<{key: string; value: string}>}>,
  visitor: Visitor,
) {
  const cart = cartOf(visitor);
  for (const entry of input.sessionData ?? []) {
    if (!entry) continue;
    const {key, value} = entry;
    cart.data = [...cart.data.filter((one) => one.key !== key), {key, value}];
  }
  storeCart(visitor, cart);
  return {session: cart.data, customer: toCustomerNode(visitor.customer, visitor)};
}

export const cartMutations = {
  addToCart,
  addCartItems,
  fillCart,
  updateItemQuantities,
  removeItemsFromCart,
  restoreCartItems,
  emptyCart,
  updateShippingMethod,
  applyCoupon,
  removeCoupons,
  updateSession,
};
