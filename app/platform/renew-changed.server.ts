import type {CatalogueChange, NotedChange} from '~adapters/commerce';
import type {AppServices} from './app-services';
import {toCause} from './log';

/** Where this process has a change from: the shop's message to it, or the journal that all processes read. */
type Source = 'message' | 'journal';

type Renewing = Pick<AppServices, 'renewCatalogue' | 'connectedProducts' | 'log'>;

/** Renews what is kept of these products, and says so in the log. Whether it could. */
export async function renewChanged(
  {renewCatalogue, connectedProducts, log}: Renewing,
  change: CatalogueChange,
  from: Source,
): Promise<boolean> {
  connectedProducts.forget();
  try {
    await renewCatalogue(change);
    log.info('catalogue.renewed', {products: change.productIds?.length ?? 'all', from});
    return true;
  } catch (thrown) {
    log.warn('catalogue.unrenewed', {from, cause: toCause(thrown)});
    return false;
  }
}

type Hearing = Renewing & Pick<AppServices, 'changeListener' | 'changeJournal' | 'shopMessages'>;

/** Learns from the shop's journal what other processes were told (rules: Changes in the shop). */
export async function hearChanges(context: Hearing): Promise<void> {
  const {changeListener, changeJournal, shopMessages, log} = context;
  const renew = async (changes: NotedChange[] | null) => {
    const news = changes?.filter(({id}) => shopMessages.hear(id)) ?? null;
    if (news?.length === 0) return true;
    const change = {productIds: news && productsOf(news)};
    const isRenewed = await renewChanged(context, change, 'journal');
    if (!isRenewed) for (const {id} of news ?? []) shopMessages.forget(id);
    return isRenewed;
  };
  try {
    await changeListener.listen(changeJournal, renew);
  } catch (thrown) {
    log.warn('changes.unheard', {cause: toCause(thrown)});
  }
}

function productsOf(news: NotedChange[]): number[] | null {
  const all = new Set<number>();
  for (const {productIds} of news) {
    if (productIds === null) return null;
    for (const id of productIds) all.add(id);
  }
  return [...all];
}
