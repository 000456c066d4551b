import type {CartItem} from './cart-item';
import {isFreeSampleId} from './free-sample';
import {lineKey} from './line-key';
import type {LineToPrice} from './priced-cart';

type PricedItem = Pick<CartItem, 'id' | 'price' | 'quantity' | 'offerId'>;

/** A stored cart line as the pricing engine reads it; its id is the line's key. */
export function toLineToPrice(item: PricedItem): LineToPrice {
  return {
    id: lineKey(item),
    unitPrice: item.price,
    quantity: item.quantity,
    isFreeSample: isFreeSampleId(item.id),
    offerId: item.offerId ?? null,
  };
}
