import {findWaysToPay} from '~/checkout/checkout-shopper.server';
import type {AppServices} from '~/server/app-services';
import {protocolVersion} from '../protocol';

/** The shop's id of cash on delivery, and the protocol's: an agent sends no card, token or account. */
export const handlerId = 'cod';
export const instrumentType = 'cash_on_delivery';

/** The handler's name is the shop's domain in reverse order, without characters that the protocol does not allow. */
function toName(siteUrl: string): string {
  const labels = new URL(siteUrl).hostname.toLowerCase().split('.').toReversed();
  const plain = labels.map((label) => label.replaceAll(/[^a-z0-9]/g, ''));
  return [...plain.map((label) => label.replace(/^(?![a-z])/, 'n')), instrumentType].join('.');
}

type Services = Pick<
  AppServices,
  'canOrder' | 'env' | 'log' | 'paymentMethods' | 'payments' | 'siteUrl'
>;

/** What an agent may complete a checkout with, as the protocol names it; nothing unless owner and shop have switched it on. */
export async function findHandlers(services: Services): Promise<Record<string, object[]>> {
  const {canOrder, env, siteUrl} = services;
  if (env.AGENTS !== 'complete' || !canOrder) return {};
  const {later} = await findWaysToPay(services);
  if (later.every(({id}) => id !== handlerId)) return {};
  const handler = {
    id: handlerId,
    version: protocolVersion,
    available_instruments: [{type: instrumentType}],
  };
  return {[toName(siteUrl)]: [handler]};
}
