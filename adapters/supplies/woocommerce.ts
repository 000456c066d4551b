import type {OrderSupply, Supplies} from '.';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestIfKnown, requestPlugin} from '~adapters/woocommerce/request-plugin';
import {toPlainText} from '~adapters/woocommerce/to-html';

/** The shop's plugin knows the labels, stores the doses and sends the reminders. */
export function createSupplies(plugin: PluginClient): Supplies {
  return {
    of: (databaseIds) => readSupplies(plugin, databaseIds),
    async save(databaseId, changes) {
      const request = {
        method: 'POST',
        path: `/supplies/${databaseId}`,
        body: {...changes},
      } as const;
      return toSupply(await requestPlugin<OrderSupply>(plugin, 'supplies.save', request));
    },
    async opened(databaseId) {
      const request = {method: 'POST', path: `/supplies/${databaseId}/opened`, body: {}} as const;
      await requestPlugin(plugin, 'supplies.opened', request);
    },
    async confirm(token) {
      const request = {method: 'POST', path: '/reminders/confirm', body: {token}} as const;
      return (await plugin.send('supplies.confirm', request)).ok;
    },
  };
}

async function readSupplies(plugin: PluginClient, databaseIds: number[]) {
  if (databaseIds.length === 0) return new Map<number, OrderSupply>();
  const query = {ids: databaseIds.join(',')};
  const request = {method: 'GET', path: '/supplies', query, isForPage: true} as const;
  type Sent = {orders: Record<string, OrderSupply>};
  const sent = await requestIfKnown<Sent>(plugin, 'supplies.of', request);
  const orders = Object.entries(sent?.orders ?? {});
  return new Map(orders.map(([id, supply]) => [Number(id), toSupply(supply)]));
}

const toSupply = ({lines, ...supply}: OrderSupply): OrderSupply => ({
  ...supply,
  lines: lines.map((line) => ({
    ...line,
    name: toPlainText(line.name),
    servingSize: toPlainText(line.servingSize),
  })),
});
