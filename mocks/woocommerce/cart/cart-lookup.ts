import {GraphQLError} from 'graphql';
import {cartOf, storeCart, type Visitor} from '../visitor';
import {toCartNode, toItemNode} from './cart-node';
import type {CartLine, CartSession} from './session';
import {totalsOfCart} from './totals';

export const answerCart = (_: unknown, visitor: Visitor) => toCartNode(cartOf(visitor), visitor);

export function answerCartItem({key}: {key: string}, visitor: Visitor) {
  const [item] = toItems(cartOf(visitor), visitor, [key]);
  if (!item) throw new GraphQLError('No cart item found with the provided key.');
  return item;
}

/** Lines of the cart as nodes, in the order of their keys. */
export function toItems(cart: CartSession, visitor: Visitor, keys: string[]) {
  const {lines} = totalsOfCart(visitor.shop, cart);
  return keys.flatMap((key) => {
    const found = lines.find(({line}) => line.key === key);
    return found ? [toItemNode(found, visitor)] : [];
  });
}

/** Stores what has become of the cart, and answers it. */
export function changed(cart: CartSession, visitor: Visitor) {
  storeCart(visitor, cart);
  return {cart: () => toCartNode(cart, visitor)};
}

/** The lines of those keys, or all of them. */
export function linesOf({lines}: CartSession, keys: readonly (string | null)[], all: boolean) {
  if (all) return [...lines];
  return keys.flatMap((key): CartLine[] => {
    const line = lines.find((one) => one.key === key);
    if (!line) throw new GraphQLError(`No cart item found with the key: ${key}`);
    return [line];
  });
}
