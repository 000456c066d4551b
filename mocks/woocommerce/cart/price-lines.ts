import type {ProductRecord, VariationRecord} from '../catalogue';
import type {Shop} from '../shop';
import {productOf} from './cart-items';
import type {CartLine, CartSession} from './session';

/** A line of the cart with what it costs, in cents as the shop enters prices. */
export interface PricedLine {
  line: CartLine;
  product: ProductRecord;
  variation: VariationRecord | null;
  sold: ProductRecord | VariationRecord;
  unit: number;
  subtotal: number;
}

/** A line whose product is gone is gone. */
export const priceLines = (shop: Shop, {lines}: CartSession): PricedLine[] =>
  lines.flatMap((line) => {
    const found = productOf(shop, line);
    if (!found) return [];
    const unit = found.sold.salePrice ?? found.sold.regularPrice ?? 0;
    return [{line, ...found, unit, subtotal: unit * line.quantity}];
  });
