import {toCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import type {ToOwn} from '~/cart/codes/own-price';
import {maximumQuantity} from '~/pricing/constants';
import {priceUnavailable} from '~/content/labels/controls';
import {selectionMessages} from '~/content/messages/selection';

type BuyStatus = 'outOfStock' | 'unpriced' | 'optionMissing' | 'sampleMissing' | 'ready';

interface Choice {
  isInStock: boolean;
  /** Of one unit of what is chosen; null when it cannot be bought. */
  price: Cents | null;
  isOptionMissing: boolean;
  isSampleMissing: boolean;
  quantity: number;
  toOwn: ToOwn;
}

export interface BuyState {
  status: BuyStatus;
  label: string;
}

/** The states of the add-to-cart button, in the order in which they win. */
export function toBuyState({
  isInStock,
  price,
  isOptionMissing,
  isSampleMissing,
  quantity,
  toOwn,
}: Choice): BuyState {
  if (!isInStock) return {status: 'outOfStock', label: selectionMessages.outOfStock};
  if (isOptionMissing)
    return {status: 'optionMissing', label: selectionMessages.buttonOptionMissing};
  if (isSampleMissing)
    return {status: 'sampleMissing', label: selectionMessages.buttonSampleMissing};
  if (price === null) return {status: 'unpriced', label: priceUnavailable};
  const total = formatPrice(toOwn(toCents(price * quantity)));
  return {status: 'ready', label: selectionMessages.buttonAddToCart(total)};
}

export const isSelectionMissing = ({status}: BuyState) =>
  status === 'optionMissing' || status === 'sampleMissing';

/** What is typed as a quantity; 1 while it is none. */
export const quantityOf = (typed: FormDataEntryValue | null | undefined): number => {
  const quantity = Number(typed);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity ? quantity : 1;
};
