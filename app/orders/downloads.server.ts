import type {Order} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toLongDate} from '~/server/http/long-date.server';
import {toCause} from '~/server/telemetry/log';
import type {ShownDownload} from './shown-download';

type Asked = Pick<Order, 'databaseId' | 'hasDownloads'>;

/**
 * What can be downloaded of orders that their reader may see, by their numbers; without the shop's answer nothing is
 * shown.
 */
export async function findDownloads(
  {commerce, log}: Pick<AppServices, 'commerce' | 'log'>,
  orders: readonly Asked[],
): Promise<(databaseId: number) => ShownDownload[]> {
  const ids = orders.filter(({hasDownloads}) => hasDownloads).map(({databaseId}) => databaseId);
  try {
    if (ids.length === 0) return () => [];
    const found = await commerce.orders.downloads(ids);
    return (databaseId) =>
      (found.get(databaseId) ?? []).map(({expiresAt, ...file}) => ({
        ...file,
        until: expiresAt === null ? '' : toLongDate(expiresAt),
      }));
  } catch (thrown) {
    log.warn('order.downloads.unknown', {cause: toCause(thrown)});
    return () => [];
  }
}
