import type {CatalogueChange, NotedChange} from '~adapters/commerce';
import type {AppServices} from '../app-services';
import {toCause} from '../telemetry/log';

/** Where this process has a change from: the shop's message to it, or the journal that all processes read. */
type Source = 'message' | 'journal';

type Invalidating = Pick<AppServices, 'invalidate' | 'log'>;

/** Invalidates what is stored of these products and logs it; false where that failed. */
export async function invalidateChanged(
  {invalidate, log}: Invalidating,
  change: CatalogueChange,
  from: Source,
): Promise<boolean> {
  try {
    await invalidate(change);
    const {productIds, hasContent = false} = change;
    log.info('catalogue.invalidated', {
      products: productIds?.length ?? 'all',
      content: hasContent,
      from,
    });
    return true;
  } catch (thrown) {
    log.warn('catalogue.not-revalidated', {from, cause: toCause(thrown)});
    return false;
  }
}

type Polling = Invalidating &
  Pick<AppServices, 'changeFeed' | 'changeJournal' | 'shopMessages' | 'snapshot'>;

/** Reads from the shop's journal what messages to other processes said (rules: Changes in the shop). */
export async function pollChanges(context: Polling): Promise<void> {
  const {changeFeed, changeJournal, shopMessages, snapshot, log} = context;
  const invalidate = async (changes: NotedChange[] | null) => {
    if (!changes) snapshot.discard();
    const news = changes?.filter(({id}) => shopMessages.accept(id)) ?? null;
    if (news?.length === 0) return true;
    const hasContent = news?.some((one) => one.hasContent || one.productIds === null) ?? true;
    const change = {productIds: news && productsOf(news), stock: stockOf(news ?? []), hasContent};
    const isDone = await invalidateChanged(context, change, 'journal');
    if (!isDone) for (const {id} of news ?? []) shopMessages.forget(id);
    return isDone;
  };
  try {
    await changeFeed.poll(changeJournal, invalidate);
    snapshot.confirm();
  } catch (thrown) {
    log.warn('changes.unavailable', {cause: toCause(thrown)});
  }
}

function productsOf(news: NotedChange[]): number[] | null {
  const all = new Set<number>();
  for (const change of news) {
    if (change.productIds === null) return null;
    if (isOfStock(change)) continue;
    for (const id of change.productIds) all.add(id);
  }
  return [...all];
}

const isOfStock = ({kind, stock}: NotedChange) => kind === 'stock' && stock !== undefined;

const stockOf = (news: NotedChange[]) =>
  Object.fromEntries(news.filter(isOfStock).flatMap(({stock = {}}) => Object.entries(stock)));
