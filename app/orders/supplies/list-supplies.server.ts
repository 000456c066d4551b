import {addDays, endsOn, type Order, type OrderSupply} from '~adapters/commerce';
import type {Shopper} from '~adapters/accounts';
import {listMyOrders} from '~/orders/my-orders.server';
import type {AppServices} from '~/server/app-services';
import {shopDay} from '~/server/http/long-date.server';
import {toLineSupplies, type LineSupply} from './line-supply.server';

/** Something that a shopper takes, with all purchases of it. */
export interface Supply {
  newest: LineSupply;
  /** The newest order that it came with. */
  order: Order;
  /** The first day without any of it. */
  endsOn: string;
}

export interface MySupplies {
  /** What ends first comes first. */
  supplies: Supply[];
  /** Orders of which a reminder is planned. */
  reminded: Order[];
}

/** What has been used up for longer is taken no more. */
const daysShown = 60;

/** All that a shopper has bought and still takes; null while the shop does not tell. */
export async function listSupplies(
  services: Pick<AppServices, 'commerce' | 'log' | 'supplies'>,
  shopper: Shopper,
): Promise<MySupplies | null> {
  const orders = await listMyOrders(services, shopper);
  if (!orders) return null;
  const bySupply = await services.supplies.of(orders.map(({databaseId}) => databaseId));
  const supplied = orders.flatMap((order) => {
    const supply = bySupply.get(order.databaseId);
    return supply ? [{order, supply}] : [];
  });
  return {
    supplies: addUp(supplied),
    reminded: supplied.filter(({supply}) => supply.reminder === 'planned').map(({order}) => order),
  };
}

/** What was bought before the last of it was used up is taken after it. */
function addUp(supplied: {order: Order; supply: OrderSupply}[]): Supply[] {
  const things = new Map<string, Supply>();
  const oldestFirst = supplied.toSorted((one, other) =>
    one.supply.startsOn.localeCompare(other.supply.startsOn),
  );
  for (const {order, supply} of oldestFirst)
    for (const one of toLineSupplies(supply)) {
      if (one.perDay === null) continue;
      const before = things.get(one.thing)?.endsOn ?? '';
      const begins = before > supply.startsOn ? before : supply.startsOn;
      const end = endsOn(begins, one.servings / one.perDay, one.line.quantity);
      things.set(one.thing, {newest: one, order, endsOn: end});
    }
  const oldest = addDays(shopDay(), -daysShown);
  return [...things.values()]
    .filter((thing) => thing.endsOn >= oldest)
    .sort((one, other) => one.endsOn.localeCompare(other.endsOn));
}
