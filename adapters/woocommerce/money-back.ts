import {CommerceError, type Commerce} from '~adapters/commerce';
import {requestOrDecline, requestPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';

/** Writes into the shop's books what happened at the payment service; no money moves there. */
export const createMoneyBack = (
  plugin: PluginClient,
): Pick<Commerce['orders'], 'recordRefund' | 'recordDispute'> => ({
  async recordRefund(databaseId, {refundId, amount}) {
    const operation = 'orders.recordRefund';
    const path = `/orders/${databaseId}/refunded`;
    const body = {amount, chargeRefundId: refundId, reason: 'Given back at the payment service'};
    const answer = await requestOrDecline(plugin, operation, {method: 'POST', path, body});
    if (answer.ok) return true;
    if (answer.code === 'not_refundable') return false;
    throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
  },
  async recordDispute(databaseId, dispute) {
    const path = `/orders/${databaseId}/dispute`;
    await requestPlugin(plugin, 'orders.recordDispute', {method: 'POST', path, body: {...dispute}});
  },
});
