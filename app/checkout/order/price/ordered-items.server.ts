import {z} from 'zod';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {noodleTypes} from '~/content/noodle-types';
import {toRecord} from '~/forms/to-record';
import {offerIds} from '~/pricing/cart-item';
import {maximumQuantity, minimumQuantity} from '~/pricing/constants';
import {longestLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';

/** Bounds what one request can make the shop look up. */
export const mostLines = 50;

const orderedItem = z.object({
  id: z.string().min(1).max(longestLineId),
  quantity: z.int().min(minimumQuantity).max(maximumQuantity),
  konjacNoodleType: z.enum(noodleTypes).nullish(),
  offerId: z.enum(offerIds).nullish(),
  /** Read for the mix of a customizable package alone; a variation is named by the id. */
  variationAttributes: z
    .array(z.object({value: z.string().max(200)}))
    .max(20)
    .optional()
    .catch([]),
});

/** The little that is read from a browser's cart line: which item, how many, which choice. Never its price. */
export type OrderedItem = z.output<typeof orderedItem>;

/** Reads the items of a request. Other fields (prices, names, fees) are dropped unread. */
export function readOrderedItems(items: unknown): Outcome<OrderedItem[]> {
  if (!Array.isArray(items)) return refused(orderMessages.unreadable, 'items');
  if (items.length === 0) return refused(orderMessages.cartEmpty, 'items');
  if (items.length > mostLines) return refused(orderMessages.tooManyLines, 'items');
  const read: OrderedItem[] = [];
  for (const item of items) {
    const result = orderedItem.safeParse(item);
    if (!result.success) return refused(messageFor(result.error), idOf(item));
    read.push(result.data);
  }
  return withoutRepetition(read);
}

function messageFor({issues}: z.ZodError): string {
  const field = issues[0]?.path[0];
  if (field === 'quantity') return orderMessages.quantityOutOfRange;
  return field === 'offerId' ? orderMessages.offerUnavailable : orderMessages.unreadable;
}

function idOf(item: unknown): string {
  const {id} = toRecord(item);
  return typeof id === 'string' ? id.slice(0, longestLineId) : 'items';
}

function withoutRepetition(items: OrderedItem[]): Outcome<OrderedItem[]> {
  const keys = items.map(keyOf);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  return repeated === undefined ? accepted(items) : refused(orderMessages.listedTwice, repeated);
}

export function keyOf({id, offerId}: OrderedItem): string {
  return lineKey({id, offerId: offerId ?? null});
}
