import type {SoldAs} from '~adapters/commerce';
import type {CartItem} from './cart-item';
import {isFreeSampleId} from './free-sample';

type KeyParts = Pick<CartItem, 'id'> & {offerId?: CartItem['offerId'] | null};
type Limits = KeyParts & Pick<CartItem, 'soldAs'>;

/** Names a line within its cart: the item's id, and for an offer a line of its own beside it (rules: Line ids). */
export function lineKey({id, offerId}: KeyParts): string {
  return offerId ? `${id}#${offerId}` : id;
}

/** The id of a customized package with its mix, however the bottles were chosen (rules: Line ids). Formulas by keys or labels. */
export function mixedLineId(packageId: string, formulas: readonly string[]): string {
  const keys = formulas.map((formula) => formula.toLowerCase().replaceAll(' ', '-'));
  return keys.length > 0 ? `${packageId}:${keys.sort().join('+')}` : packageId;
}

/** The free sample and the landing offers are one unit per order (rules: Quantities and stock). */
export const isOncePerCustomer = ({id, offerId}: KeyParts): boolean =>
  Boolean(offerId) || isFreeSampleId(id);

/** These, and what the owner sells individually. */
export const isSingleUnit = (line: Limits): boolean =>
  isOncePerCustomer(line) || Boolean(line.soldAs?.isSingle);

/** More than are there: sent once they are. */
export const isBackordered = (soldAs: SoldAs | null | undefined, quantity: number): boolean =>
  quantity > (soldAs?.backordersBeyond ?? quantity);
