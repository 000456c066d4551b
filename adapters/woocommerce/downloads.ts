import type {Download} from '~adapters/commerce';
import type {PluginClient} from './plugin-client';
import {requestIfKnown} from './request-plugin';
import {toPlainText} from './to-html';

interface Sent {
  orders: Record<string, Download[]>;
}

/** What the shop lets be downloaded of these orders, as its plugin tells; a shop without it tells of none. */
export async function readDownloads(
  plugin: PluginClient,
  databaseIds: number[],
): Promise<Map<number, Download[]>> {
  if (databaseIds.length === 0) return new Map();
  const query = {ids: databaseIds.join(',')};
  const request = {method: 'GET', path: '/orders/downloads', query, isForPage: true} as const;
  const sent = await requestIfKnown<Sent>(plugin, 'orders.downloads', request);
  return new Map(
    Object.entries(sent?.orders ?? {}).map(([id, files]) => [Number(id), files.map(toDownload)]),
  );
}

const toDownload = (file: Download): Download => ({
  ...file,
  name: toPlainText(file.name),
  productName: toPlainText(file.productName),
});
