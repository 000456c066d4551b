import type {StockShortage} from '~adapters/ledger';
import type {Refusal} from '~adapters/commerce';
import {discountMessages, orderMessages} from '~/content/messages';
import {isOfHousehold} from '~/server/session/once-keys';
import {freeSampleId} from '~/pricing/constants';
import {refusedFor} from './order-answer.server';
import {endWith, type Step} from './order-context.server';

type Named = {id: string; name: string} | undefined;

/** Says what there is too little of, once for each line; of an order nobody knows the cart's lines any more. */
export function refuseShortages(
  shortages: StockShortage[],
  lineOf: (shortage: StockShortage) => Named = () => undefined,
): Step<never> {
  const refusals = new Map<string | null, Refusal>();
  for (const shortage of shortages) {
    const refusal = toRefusal(shortage, lineOf(shortage));
    if (!refusals.has(refusal.field)) refusals.set(refusal.field, refusal);
  }
  return endWith(refusedFor([...refusals.values()]));
}

function toRefusal({productKey, left}: StockShortage, line: Named): Refusal {
  if (productKey.startsWith('coupon:'))
    return {field: 'discountCode', message: discountMessages.usedUp};
  const {sampleOnce, offerOnce} = isOfHousehold(productKey)
    ? {
        sampleOnce: orderMessages.freeSampleOncePerHousehold,
        offerOnce: orderMessages.offerOncePerHousehold,
      }
    : {sampleOnce: orderMessages.freeSampleOnce, offerOnce: orderMessages.offerOncePerCustomer};
  if (productKey.startsWith('sample:'))
    return {field: line?.id ?? freeSampleId, message: sampleOnce};
  const field = line?.id ?? 'items';
  if (productKey.startsWith('offer:')) return {field, message: offerOnce};
  const {name} = line ?? {name: 'An item'};
  return {
    field,
    message: left > 0 ? orderMessages.onlyLeftInStock(left) : orderMessages.outOfStock(name),
  };
}
