import {ProductsPage} from '~/catalogue/list/ProductsPage';
import {toProductsPage} from '~/catalogue/list/products-page.server';
import {searchBeside} from '~/pages/search/site-search.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/products';

export function loader({request, context}: Route.LoaderArgs) {
  const {commerce, content, env} = context;
  const site = {commerce, content, companionPath: env.PUBLIC_COMPANION_PATH};
  return toProductsPage(request, context, (query) => searchBeside(query, site));
}

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = shownMeta;

export default function Products({loaderData}: Route.ComponentProps) {
  return <ProductsPage page={loaderData} />;
}
