import {toCents} from '~adapters/commerce/money';
import type {ShippingMethod, ShippingQuote} from '~adapters/commerce/shop-rules';
import {toRecord} from '~/forms/to-record';

/** What the shop offers, as the server passed it on; null where nothing is sent. */
export function readShipping(json: unknown): ShippingQuote | null {
  const {methods, method, cost} = toRecord(json);
  if (!Array.isArray(methods)) return null;
  return {
    methods: methods.flatMap((each) => readMethod(each) ?? []),
    method: typeof method === 'string' ? method : null,
    cost: toCents(typeof cost === 'number' ? cost : 0),
  };
}

function readMethod(json: unknown): ShippingMethod | null {
  const {id, title, cost, shown} = toRecord(json);
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof cost !== 'number' || typeof shown !== 'number') return null;
  return {id, title, cost: toCents(cost), shown: toCents(shown)};
}
