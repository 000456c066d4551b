import {z} from 'zod';
import {accepted} from '~adapters/commerce';
import {noodleTypes} from '~/content/noodle-types';
import {isRecord, toRecord} from '~/forms/to-record';
import {offerIds} from '~/pricing/cart-item';
import {maximumQuantity, minimumQuantity} from '~/pricing/constants';
import {longestLineId} from '~/pricing/line-ids';
import {lineKey} from '~/pricing/line-key';
import {refuse, type CartOutcome, type RefusalCode} from './refusals';

export const mostLines = 50;
/** Of lines and of what boxes hold: one question to the shop is about so many. */
export const mostProducts = 2 * mostLines;

const withoutNulls = (given: unknown): unknown =>
  isRecord(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    : given;

/** A line of a cart: which item, how many, which choice, never a price (rules: Who decides a price). Other fields are dropped. */
export const cartLine = z.preprocess(
  withoutNulls,
  z.object({
    id: z.string().min(1).max(longestLineId),
    quantity: z.int().min(minimumQuantity).max(maximumQuantity),
    konjacNoodleType: z.enum(noodleTypes).exactOptional(),
    offerId: z.enum(offerIds).exactOptional(),
    /** Read for the mix of a customizable package alone; a variation is named by the id. */
    variationAttributes: z
      .array(z.object({value: z.string().max(200)}))
      .max(20)
      .exactOptional()
      .catch([]),
  }),
);

export type CartLine = z.output<typeof cartLine>;

export function readCartLines(items: unknown): CartOutcome<CartLine[]> {
  if (!Array.isArray(items)) return refuse('order.unreadable', 'items');
  if (items.length === 0) return refuse('order.cartEmpty', 'items');
  if (items.length > mostLines) return refuse('order.tooManyLines', 'items');
  const read: CartLine[] = [];
  for (const item of items) {
    const result = cartLine.safeParse(item);
    if (!result.success) return refuse(codeFor(result.error), idOf(item));
    read.push(result.data);
  }
  return withoutRepetition(read);
}

function codeFor({issues}: z.ZodError) {
  const field = issues[0]?.path[0];
  if (field === 'quantity') return 'order.quantityOutOfRange' satisfies RefusalCode;
  return field === 'offerId' ? 'order.offerUnavailable' : 'order.unreadable';
}

function idOf(item: unknown): string {
  const {id} = toRecord(item);
  return typeof id === 'string' ? id.slice(0, longestLineId) : 'items';
}

function withoutRepetition(lines: CartLine[]): CartOutcome<CartLine[]> {
  const keys = lines.map(lineKey);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  return repeated === undefined ? accepted(lines) : refuse('order.listedTwice', repeated);
}
