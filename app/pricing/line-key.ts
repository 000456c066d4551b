import type {CartItem} from './cart-item';
import {isFreeSampleId} from './free-sample';

type KeyParts = Pick<CartItem, 'id'> & {offerId?: CartItem['offerId'] | null};

/**
 * Names a line within its cart. It is the item's id, except that an offer keeps a line of its own
 * beside the same product at its regular price (rules: Line ids).
 */
export function lineKey({id, offerId}: KeyParts): string {
  return offerId ? `${id}#${offerId}` : id;
}

/** The free sample and the landing offers are one unit per order (rules: Quantities and stock). */
export function isSingleUnit({id, offerId}: KeyParts): boolean {
  return Boolean(offerId) || isFreeSampleId(id);
}
