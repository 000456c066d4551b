import type {OrderEvent} from '~adapters/commerce';
import {linkedOrders} from '~/orders/find-followed.server';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {profilePath, protocolVersion} from '../protocol';
import {isOpenAddress} from '../read-agent.server';
import {signMessage} from '../signatures/keys.server';
import {toBody} from './get-order.server';

type Services = Pick<AppServices, 'agentProfiles' | 'commerce' | 'env' | 'log' | 'siteUrl'>;

/**
 * Tells a program what became of an order that it has proved to be its own (rules: Agents that hear of orders), and the
 * shop that it was told. Of whatever fails the shop sends the message again.
 */
export async function tellAgent(services: Services, event: OrderEvent): Promise<void> {
  const {commerce, log} = services;
  const {databaseId, event: id} = event;
  const facts = {orderId: databaseId, id};
  try {
    const message = await toMessage(services, event);
    if (message && !(await services.agentProfiles.send(message))) {
      log.warn('agent.not-told', {...facts, cause: 'It did not take the message.'});
      return;
    }
    await commerce.orders.noteTold(databaseId, id);
    if (message) log.info('agent.told', facts);
  } catch (thrown) {
    log.warn('agent.not-told', {...facts, cause: toCause(thrown)});
  }
}

/** The order as it stands now, signed; null where there is nobody to tell, or nothing any more. */
async function toMessage(
  services: Services,
  {agent, databaseId, event, at, key}: OrderEvent,
): Promise<Request | null> {
  const {agentProfiles, commerce, env, siteUrl} = services;
  if (env.AGENTS !== 'complete' || !isOpenAddress(agent, siteUrl)) return null;
  const {version, webhookUrl} = await agentProfiles.read(agent, {
    network: null,
    beforeFetch: async () => {},
  });
  const isWanted = version === protocolVersion && webhookUrl !== null;
  if (!isWanted || !isOpenAddress(webhookUrl, siteUrl)) return null;
  const orders = await linkedOrders(services, key);
  const order = orders.find((one) => one.databaseId === databaseId);
  if (!order) return null;
  const news = (await commerce.orders.news([databaseId])).get(databaseId);
  if (!news) throw new Error('The shop did not say what became of it.');
  return signMessage(services, webhookUrl, {
    body: JSON.stringify(await toBody({services, agent, isVerified: true}, {order, news, key})),
    headers: {
      'Content-Type': 'application/json',
      'UCP-Agent': `profile="${siteUrl}${profilePath}"`,
      'Webhook-Id': event,
      'Webhook-Timestamp': String(at),
      // The protocol wants one of each signed POST, by which a receiver knows what it has.
      'Idempotency-Key': event,
    },
  });
}
