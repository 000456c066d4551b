import {formatCents, type Cents} from '~adapters/commerce/money';
import {priceLabels} from './controls';

/** A price to read: what costs nothing is *Free* wherever a price stands (rules: Offers). */
export const formatPrice = (price: Cents): string =>
  price === 0 ? priceLabels.free : formatCents(price);
