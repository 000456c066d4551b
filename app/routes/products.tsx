import {ProductsPage} from '~/catalogue/list/ProductsPage';
import {toProductsPage} from '~/catalogue/list/products-page.server';
import type {Route} from './+types/products';

export const loader = ({request, context}: Route.LoaderArgs) => toProductsPage(request, context);

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Products({loaderData}: Route.ComponentProps) {
  return <ProductsPage page={loaderData} />;
}
