import type {Shopper} from '~adapters/accounts';
import {addDays, endsOn, type Order} from '~adapters/commerce';
import type {OrderSupply} from '~adapters/supplies';
import {doseChoices, suppliesPage, supplyWords} from '~/content/supplies';
import {shopName} from '~/content/brand';
import type {AppServices} from '~/server/app-services';
import {shopDay, toLongDay} from '~/server/http/long-date.server';
import {toCause, toNull} from '~/server/telemetry/log';
import {listMyOrders} from '~/orders/my-orders.server';
import type {YourSupply} from '~/supplies/Yours';
import {answerCalendar} from '~/supplies/calendar.server';
import {readOrderSupplies, toLineSupplies, type LineSupply} from '~/supplies/line-supply.server';

type Services = Pick<AppServices, 'commerce' | 'log' | 'supplies' | 'siteUrl'>;

const orderPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;

const findSupplies = (services: Services, shopper: Shopper) =>
  listSupplies(services, shopper).catch(toNull(services.log, 'error', 'supplies.list.failed'));

export interface ShownSupplies {
  /** Null when the shop does not answer. */
  supplies:
    | {
        name: string;
        dose: string;
        serving: string;
        endsOn: string;
        isOver: boolean;
        orderPath: string;
        orderNumber: string;
      }[]
    | null;
  /** Orders of which a reminder is planned. */
  reminded: {databaseId: number; orderNumber: string}[];
}

/** What the page shows; without supplies while the shop does not answer. */
export async function showSupplies(services: Services, shopper: Shopper): Promise<ShownSupplies> {
  const found = await findSupplies(services, shopper);
  const today = shopDay();
  return {
    supplies:
      found?.supplies.map(({newest, order, endsOn}) => ({
        name: newest.line.name,
        dose: doseOf(newest.perDay),
        serving: newest.servingSize && supplyWords.serving(newest.servingSize),
        endsOn: toLongDay(endsOn),
        isOver: endsOn < today,
        orderPath: orderPath(order.orderNumber),
        orderNumber: order.orderNumber,
      })) ?? null,
    reminded: found?.reminded.map(({databaseId, orderNumber}) => ({databaseId, orderNumber})) ?? [],
  };
}

const mostShown = 4;

/** What ends first of all that the shopper takes; nothing while the shop does not answer. */
export async function findYours(services: Services, shopper: Shopper): Promise<YourSupply[]> {
  const {supplies} = await showSupplies(services, shopper);
  return (supplies ?? []).slice(0, mostShown).map(({name, endsOn, isOver, orderPath}) => ({
    name,
    lasts: isOver ? supplyWords.ended(endsOn) : supplyWords.ends(endsOn),
    againPath: `${orderPath}#again`,
  }));
}

function doseOf(perDay: number | null): string {
  if (perDay === null) return '';
  const choice = doseChoices.find((one) => one.perDay === perDay);
  return suppliesPage.perDay(choice?.label ?? supplyWords.other(perDay));
}

/** The same as a calendar file; 503 while the shop does not answer. */
export async function answerMyCalendar(services: Services, shopper: Shopper): Promise<Response> {
  const found = await findSupplies(services, shopper);
  if (!found) return new Response(null, {status: 503});
  return answerCalendar(
    found.supplies.map((supply) => toEndDay(services.siteUrl, supply)),
    shopName,
  );
}

const toEndDay = (siteUrl: string, {newest, order, endsOn}: Supply) => ({
  uid: `${newest.thing}@${new URL(siteUrl).host}`,
  name: newest.line.name,
  day: endsOn,
  url: siteUrl + orderPath(order.orderNumber),
});

/** Ends the reminder of one of the shopper's own orders. */
export async function endReminder(
  services: Services,
  shopper: Shopper,
  wanted: string | undefined,
): Promise<{isEnded: boolean}> {
  const found = await findSupplies(services, shopper);
  const order = found?.reminded.find(({databaseId}) => String(databaseId) === wanted);
  if (!order) return {isEnded: found !== null};
  try {
    const changes = {doses: [], wants: false, isConfirmed: false, returnUrl: services.siteUrl};
    await services.supplies.save(order.databaseId, changes);
    return {isEnded: true};
  } catch (thrown) {
    services.log.error('supplies.end.failed', {cause: toCause(thrown)});
    return {isEnded: false};
  }
}

/** Something that a shopper takes, with all purchases of it. */
interface Supply {
  newest: LineSupply;
  /** The newest order that it came with. */
  order: Order;
  /** The first day without any of it. */
  endsOn: string;
}

interface MySupplies {
  /** What ends first comes first. */
  supplies: Supply[];
  /** Orders of which a reminder is planned. */
  reminded: Order[];
}

/** What has been used up for longer is taken no more. */
const daysShown = 60;

/** All that a shopper has bought and still takes; null while the shop does not answer. */
async function listSupplies(
  services: Pick<AppServices, 'commerce' | 'log' | 'supplies'>,
  shopper: Shopper,
): Promise<MySupplies | null> {
  const orders = await listMyOrders(services, shopper);
  if (!orders) return null;
  const bySupply = await readOrderSupplies(
    services,
    orders.map(({databaseId}) => databaseId),
  );
  const supplied = orders.flatMap((order) => {
    const supply = bySupply.get(order.databaseId);
    return supply ? [{order, supply}] : [];
  });
  return {
    supplies: addUp(supplied),
    reminded: supplied.filter(({supply}) => supply.reminder === 'planned').map(({order}) => order),
  };
}

/** What a shopper takes and how much a day; null while the shop does not answer. */
export async function listTaken(services: Services, shopper: Shopper) {
  const found = await findSupplies(services, shopper);
  const today = shopDay();
  return (
    found?.supplies.flatMap(({newest: {line, thing, perDay}, endsOn}) => {
      if (endsOn < today) return [];
      const product = thing === `product-${line.productId}` ? line.productId : thing;
      return [{product, name: line.name, perDay}];
    }) ?? null
  );
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
