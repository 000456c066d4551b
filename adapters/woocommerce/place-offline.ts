import {CommerceError, refused, type OfflineMethod, type Outcome} from '~adapters/commerce';
import {requestOrDecline} from './request-plugin';
import type {PluginClient} from './plugin-client';

const operation = 'orders.placeLater';

/** What another choice corrects; anything else is a failure, after which the same may be requested again. */
const refusing = new Set(['method_off', 'not_placed', 'not_placeable']);

/** The shop's plugin has the method itself process the order, once; null when the order stands. */
export async function placeOfflineByPlugin(
  plugin: PluginClient,
  databaseId: number,
  method: OfflineMethod,
): Promise<Outcome<never> | null> {
  const path = `/orders/${databaseId}/place`;
  const answer = await requestOrDecline(plugin, operation, {method: 'POST', path, body: {method}});
  if (answer.ok) return null;
  if (refusing.has(answer.code)) return refused(answer.message);
  throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
}
