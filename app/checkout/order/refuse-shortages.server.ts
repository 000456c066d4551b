import type {Shortage} from '~adapters/commerce';
import {toRefusal, type CartRefusal} from '~/cart/refusals';
import {isOfHousehold} from '~/server/session/once-keys';
import {freeSampleId} from '~/pricing/constants';
import {refusedFor, type OrderAnswer} from './order-answer.server';
import type {ResolvedLine} from '~/cart/price/priced-order';
import {orderMessages} from '~/content/messages/orders';

/** Says what there is too little of, once for each line; the cart's lines of a resumed order are not known any more. */
export function refuseShortages(shortages: Shortage[], lines: ResolvedLine[]): OrderAnswer {
  const refusals = new Map<string | null, CartRefusal>();
  for (const shortage of shortages) {
    const refusal = refusalOf(shortage, lineOf(shortage, lines));
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

function refusalOf({key, left}: Shortage, line: ResolvedLine | undefined): CartRefusal {
  if (key.startsWith('coupon:')) return toRefusal('code.usedUp', 'discountCode');
  const isHousehold = isOfHousehold(key);
  if (key.startsWith('sample:'))
    return toRefusal(
      isHousehold ? 'order.freeSampleOncePerHousehold' : 'order.freeSampleOnce',
      line?.id ?? freeSampleId,
    );
  const field = line?.id ?? 'items';
  if (key.startsWith('offer:'))
    return toRefusal(
      isHousehold ? 'order.offerOncePerHousehold' : 'order.offerOncePerCustomer',
      field,
    );
  return left > 0
    ? toRefusal('order.onlyLeftInStock', field, left)
    : toRefusal('order.outOfStock', field, line?.name ?? orderMessages.anItem);
}
