import type {CartItem} from '~/pricing/cart-item';
import {isFreeSampleId} from '~/pricing/free-sample';
import {lineKey} from '~/pricing/line-key';
import type {LineToPrice} from '~/pricing/priced-cart';

type PricedItem = Pick<CartItem, 'id' | 'price' | 'quantity' | 'offerId' | 'soldAs'>;

/** A stored cart line as the pricing engine reads it; its id is the line's key. */
export function toLineToPrice(item: PricedItem): LineToPrice {
  return {
    id: lineKey(item),
    unitPrice: item.price,
    quantity: item.quantity,
    isFreeSample: isFreeSampleId(item.id),
    offerId: item.offerId ?? null,
    isVirtual: Boolean(item.soldAs?.isVirtual),
  };
}
