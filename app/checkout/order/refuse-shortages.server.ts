import type {Refusal, Shortage} from '~adapters/commerce';
import {discountMessages, orderMessages} from '~/content/messages';
import {isOfHousehold} from '~/server/session/once-keys';
import {freeSampleId} from '~/pricing/constants';
import {refusedFor, type OrderAnswer} from './order-answer.server';
import type {ResolvedLine} from './price/priced-order';

/** Says what there is too little of, once for each line; of a resumed order nobody knows the cart's lines any more. */
export function refuseShortages(shortages: Shortage[], lines: ResolvedLine[]): OrderAnswer {
  const refusals = new Map<string | null, Refusal>();
  for (const shortage of shortages) {
    const refusal = toRefusal(shortage, lineOf(shortage, lines));
    if (!refusals.has(refusal.field)) refusals.set(refusal.field, refusal);
  }
  return refusedFor([...refusals.values()]);
}

const lineOf = ({key, line}: Shortage, lines: ResolvedLine[]) =>
  line === null
    ? lines.find(
        ({isFreeSample, offerId}) =>
          (isFreeSample && key.startsWith('sample:')) ||
          (offerId && key.startsWith(`offer:${offerId}:`)),
      )
    : lines[line];

function toRefusal({key, left}: Shortage, line: ResolvedLine | undefined): Refusal {
  if (key.startsWith('coupon:')) return {field: 'discountCode', message: discountMessages.usedUp};
  const {sampleOnce, offerOnce} = isOfHousehold(key)
    ? {
        sampleOnce: orderMessages.freeSampleOncePerHousehold,
        offerOnce: orderMessages.offerOncePerHousehold,
      }
    : {sampleOnce: orderMessages.freeSampleOnce, offerOnce: orderMessages.offerOncePerCustomer};
  if (key.startsWith('sample:')) return {field: line?.id ?? freeSampleId, message: sampleOnce};
  const field = line?.id ?? 'items';
  if (key.startsWith('offer:')) return {field, message: offerOnce};
  const {name} = line ?? {name: 'An item'};
  return {
    field,
    message: left > 0 ? orderMessages.onlyLeftInStock(left) : orderMessages.outOfStock(name),
  };
}
