import type {Order} from '~adapters/commerce';
import type {OrderSupply} from '~adapters/supplies';
import {supplyWords} from '~/content/supplies';
import type {AppServices} from '~/server/app-services';
import {shopDay, toLongDay} from '~/server/http/long-date.server';
import {toCause} from '~/server/telemetry/log';
import {readOrderSupplies, toLineSupplies, type LineSupply} from './line-supply.server';
import type {ShownLine, ShownSupply} from './shown-supply';

type Services = Pick<AppServices, 'commerce' | 'supplies' | 'log'>;

/** Of these orders, by their numbers; none where the shop does not answer. */
export async function readSupplies(
  services: Services,
  orders: Pick<Order, 'databaseId'>[],
): Promise<Map<number, OrderSupply>> {
  if (!HAS.supplies) return new Map();
  try {
    return await readOrderSupplies(
      services,
      orders.map(({databaseId}) => databaseId),
    );
  } catch (thrown) {
    services.log.warn('supplies.unknown', {cause: toCause(thrown)});
    return new Map();
  }
}

/** How long an order lasts; null where nothing of it has an end. */
export function toShownSupply(supply: OrderSupply | undefined): ShownSupply | null {
  const lines = supply ? toLineSupplies(supply) : [];
  if (!supply || lines.length === 0) return null;
  const today = shopDay();
  const shown = lines.map((line) => toShownLine(line, today));
  const isOver = shown.every((line) => line.isOver);
  // No questions about what is used up.
  const reminder = isOver && supply.reminder === 'none' ? 'unavailable' : supply.reminder;
  return {lines: shown, reminder};
}

const toShownLine = (
  {line, perDay, servingSize, endsOn}: LineSupply,
  today: string,
): ShownLine => ({
  id: line.id,
  name: line.name,
  perDay,
  isFixed: line.isFixed ?? false,
  serving: servingSize && supplyWords.serving(servingSize),
  endsOn: endsOn && toLongDay(endsOn),
  isOver: endsOn !== null && endsOn < today,
});

/** What of it ends first, and when, in a sentence; null where nothing of it has an end that is known. */
export function toFirstEnd(supply: OrderSupply | undefined): string | null {
  const [first] = (supply ? toLineSupplies(supply) : [])
    .flatMap(({line: {name}, endsOn}) => (endsOn === null ? [] : {name, endsOn}))
    .sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  if (first === undefined) return null;
  const say = first.endsOn < shopDay() ? supplyWords.ended : supplyWords.ends;
  return `${first.name} · ${say(toLongDay(first.endsOn))}`;
}
