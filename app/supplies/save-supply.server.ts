import {isProvenEmail} from '~adapters/accounts';
import {accepted, refused, type Order} from '~adapters/commerce';
import {supplyWords} from '~/content/supplies';
import type {FormOutcome} from '~/forms/refusals';
import {limitTries} from '~/server/http/limit-tries.server';
import type {AppServices} from '~/server/app-services';
import {shopDay} from '~/server/http/long-date.server';
import {toCause} from '~/server/telemetry/log';
import {readOrderSupplies, toDoses, toLineSupplies} from './line-supply.server';

type Services = Pick<
  AppServices,
  'access' | 'clientAddress' | 'commerce' | 'log' | 'rateLimits' | 'siteUrl' | 'supplies'
>;

type Fields = Record<string, string | undefined>;

/** Stores the doses of an order's products, and whether a reminder is wanted (rules: Reminders). */
export async function saveSupply(
  services: Services,
  order: Order,
  fields: Fields,
): Promise<FormOutcome<typeof supplyWords>> {
  const {access, supplies, log, siteUrl} = services;
  try {
    const read = await readOrderSupplies(services, [order.databaseId]);
    const supply = read.get(order.databaseId);
    if (!supply) return refused('failed');
    const lines = supply.lines.map((line) => ({
      ...line,
      perDay: (!line.isFixed && toPerDay(fields[`dose-${line.id}`])) || line.perDay,
    }));
    const wants = supply.reminder === 'sent' ? null : fields['remind'] === 'on';
    const taken = toLineSupplies({...supply, lines});
    if (wants && taken.every((line) => line.endsOn === null)) return refused('unknown');
    if (wants && !taken.some(({endsOn}) => endsOn !== null && endsOn > shopDay()))
      return refused('over');
    const isConfirmed = isProvenEmail(await access.shopper(), order.email);
    const mails = wants && !isConfirmed && supply.reminder !== 'planned';
    const tooMany = mails && (await limitTries(services, 'reminder-mail', {email: order.email}));
    if (tooMany) return {ok: false, refusals: [tooMany]};
    const saved = await supplies.save(order.databaseId, {
      doses: toDoses(taken),
      wants,
      isConfirmed,
      returnUrl: `${siteUrl}/account/reminders`,
    });
    return accepted(`${supplyWords.saved} ${supplyWords.states[saved.reminder]}`);
  } catch (thrown) {
    log.error('supplies.save.failed', {cause: toCause(thrown)});
    return refused('failed');
  }
}

const leastPerDay = 0.1;
const mostPerDay = 100;

/** Servings a day as they were chosen; null for what is none. */
function toPerDay(text: string | undefined): number | null {
  const perDay = Number(text);
  return perDay >= leastPerDay && perDay <= mostPerDay ? perDay : null;
}

/** A reminder's link was followed; a failure to count it is ignored. */
export async function noteOpened({supplies, log}: Services, {databaseId}: Order): Promise<void> {
  try {
    await supplies.opened(databaseId);
  } catch (thrown) {
    log.warn('reminder.opened.uncounted', {cause: toCause(thrown)});
  }
}
