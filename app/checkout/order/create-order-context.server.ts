import {CommerceError} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {recallHandOver} from '~/checkout/hand-over.server';
import type {OrderContext} from './order-context.server';

/**
 * The order context of one request. Throws a CommerceError while the shop's currency is not known, or nobody can tell
 * who this is: a shopper would be charged a visitor's price.
 */
export async function createOrderContext(context: AppServices): Promise<OrderContext> {
  if (context.isMoneyUnknown)
    throw new CommerceError('network', 'shop.money', 'The currency is not known yet.');
  const accountSession = await context.access.session();
  if (!accountSession && (await context.access.isUnknown()))
    throw new CommerceError('network', 'accounts', 'Nobody can tell who this is.');
  const handOver = await recallHandOver(context);
  const {clientAddress, commerce, device, env, log, payments, session, siteUrl} = context;
  return {
    commerce,
    device,
    log,
    payments,
    siteUrl,
    accountSession,
    agent: handOver && {profile: handOver.agent, isVerified: handOver.isVerified},
    caller: () => ({clientAddress, visitorId: session.visitorId()}),
    secret: env.SESSION_SECRET,
    now: () => new Date(),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}
