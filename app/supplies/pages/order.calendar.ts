import {shopName} from '~/content/brand';
import {findFollowed, toFollowed, toPath} from '~/orders/find-followed.server';
import {answerCalendar} from '~/supplies/calendar.server';
import {readOrderSupplies, toLineSupplies} from '~/supplies/line-supply.server';
import {toCause} from '~/server/telemetry/log';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {Route} from './+types/order.calendar';

const refuse = (status: number) => new Response(null, {status});

/** When an order ends, as a calendar file. */
export async function loader({context, request, params}: Route.LoaderArgs) {
  const {clientAddress, siteUrl, log} = context;
  if ((await secondsToWait(context, 'follow-order', {clientAddress})) > 0) return refuse(429);
  try {
    const followed = toFollowed(request, params.number);
    const order = await findFollowed(context, followed);
    const supply =
      order && (await readOrderSupplies(context, [order.databaseId])).get(order.databaseId);
    if (!supply) return refuse(404);
    const days = toLineSupplies(supply).flatMap(({line: {id, name, isFixed}, thing, endsOn}) =>
      endsOn === null
        ? []
        : {
            uid: `${isFixed ? `${id}-${thing}` : id}@${new URL(siteUrl).host}`,
            name,
            day: endsOn,
            url: siteUrl + toPath(followed),
          },
    );
    return answerCalendar(days, shopName);
  } catch (thrown) {
    log.error('order.calendar.failed', {cause: toCause(thrown)});
    return refuse(503);
  }
}
