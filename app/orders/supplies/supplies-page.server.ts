import type {Shopper} from '~adapters/accounts';
import {doseChoices, suppliesPage, supplyWords} from '~/content/supplies';
import {shopName} from '~/content/brand';
import type {AppServices} from '~/server/app-services';
import {shopDay, toLongDay} from '~/server/http/long-date.server';
import {toCause} from '~/server/telemetry/log';
import {answerCalendar} from './calendar.server';
import {listSupplies, type Supply} from './list-supplies.server';
import type {ShownSupplies} from './SuppliesPage';

type Services = Pick<AppServices, 'commerce' | 'log' | 'supplies' | 'siteUrl'>;

const orderPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;

async function findSupplies(services: Services, shopper: Shopper) {
  try {
    return await listSupplies(services, shopper);
  } catch (thrown) {
    services.log.error('supplies.list.failed', {cause: toCause(thrown)});
    return null;
  }
}

/** What the page shows; without supplies while the shop does not tell. */
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

function doseOf(perDay: number | null): string {
  if (perDay === null) return '';
  const choice = doseChoices.find((one) => one.perDay === perDay);
  return suppliesPage.perDay(choice?.label ?? supplyWords.other(perDay));
}

/** The same as a calendar file; 503 while the shop does not tell. */
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
