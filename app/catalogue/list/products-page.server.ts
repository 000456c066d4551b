import {productsPage} from '~/content/products-page';
import type {AppServices} from '~/platform/app-services';
import {arrived} from '~/catalogue/arrived.server';
import {pageMeta} from '~/platform/seo';
import {readListChoice} from './list-choice';
import {listProducts} from './list-products.server';

export async function toProductsPage(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'siteUrl'>,
) {
  const choice = readListChoice(new URL(request.url));
  const list = listProducts(context.commerce, choice);
  const ready = await arrived(request, list);
  const {meta, intro} = productsPage;
  return {
    choice,
    intro,
    list: ready ? ready.value : list,
    meta: pageMeta({...meta, path: '/products', siteUrl: context.siteUrl}),
  };
}
