import {data} from 'react-router';
import {productsPage} from '~/content/products-page';
import type {AppServices} from '~/platform/app-services';
import {arrived} from '~/catalogue/arrived.server';
import {notCached} from '~/platform/cache-policy';
import {pageMeta} from '~/platform/seo';
import {readListChoice, toListFields, type ListChoice} from './list-choice';
import {listProducts, type ProductList} from './list-products.server';

/** Whether the list has what the parameters ask for that name a cached page. */
function isThere({searchParams}: URL, choice: ListChoice, {filters, page}: ProductList): boolean {
  const meant = new Map(toListFields({...choice, page}));
  const asMeant = ['sort', 'page'].every(
    (name) => (searchParams.get(name) ?? '') === (meant.get(name) ?? ''),
  );
  return asMeant && filters.categories.some(({isChosen}) => isChosen);
}

export async function toProductsPage(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'siteUrl'>,
) {
  const asked = new URL(request.url);
  const choice = readListChoice(asked);
  const list = listProducts(context.commerce, choice);
  const ready = await arrived(request, list);
  const {meta, intro} = productsPage;
  const page = {
    choice,
    intro,
    list: ready ? ready.value : list,
    meta: pageMeta({...meta, path: '/products', siteUrl: context.siteUrl}),
  };
  return data(page, !ready || isThere(asked, choice, ready.value) ? {} : notCached);
}
