import {data, type ShouldRevalidateFunction} from 'react-router';
import {withLateProblem, withShownCause} from '~/catalogue/load-problem.server';
import {ProductPage} from '~/catalogue/product/ProductPage';
import {toProductProblem} from '~/catalogue/product/product-problem';
import {ProductProblem} from '~/catalogue/product/ProductProblem';
import {catalogueMessages} from '~/content/messages/catalogue';
import {productMetaWords} from '~/content/labels/catalogue-product';
import {toPageTitle} from '~/content/settings';
import {formTool} from '~/forms/form-tool';
import {waitBriefly} from '~/catalogue/wait-briefly.server';
import {BelowProduct} from '~/pages/owner/BelowProduct';
import {belowProduct} from '~/pages/owner/owners-page.server';
import {notCached} from '~/server/cache/cache-policy';
import {problemMeta} from '~/seo/problem-meta';
import {
  findShownProduct,
  productMeta,
  type ShownProduct,
} from '~/catalogue/product/show-product.server';
import {inOwnName} from '~/seo/shown-meta';
import type {Route} from './+types/catalogue-product';

async function requireProduct(find: Promise<ShownProduct | null>): Promise<ShownProduct> {
  const shown = await find;
  if (!shown) throw data(catalogueMessages.notFoundText, {status: 404});
  return shown;
}

const hasVariation = ({product}: ShownProduct, requested: string | null) =>
  !requested || product.variations.some(({databaseId}) => String(databaseId) === requested);

export async function loader({request, context, params}: Route.LoaderArgs) {
  if (!params.slug) throw data(catalogueMessages.invalidUrlText, {status: 404});
  const {pathname, searchParams} = new URL(request.url);
  const found = findShownProduct(context, params.slug, searchParams.get('reviews'));
  const shown = requireProduct(found).catch(withShownCause(context.log, pathname));
  const ready = await waitBriefly(request, shown);
  const tool = formTool('add_to_cart', context.env);
  if (!ready) {
    const meta = [{title: toPageTitle(productMetaWords.title)}];
    return data({shown: withLateProblem(shown), below: [], tool, meta}, notCached);
  }
  const meta = productMeta(ready.value, context.siteUrl);
  const below = await belowProduct(ready.value.product, context);
  const page = {shown: ready.value, below, tool, meta};
  return data(page, hasVariation(ready.value, searchParams.get('variation')) ? {} : notCached);
}

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = ({loaderData, error, location, matches}) =>
  inOwnName(
    loaderData?.meta ?? problemMeta(toProductProblem(error, location.pathname).title),
    matches,
  );

/** The chosen variation lives in the address; choosing one asks the server for nothing, unlike older reviews. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('reviews') !== nextUrl.searchParams.get('reviews');

export default function CatalogueProduct({loaderData, params}: Route.ComponentProps) {
  const {shown, below} = loaderData;
  return <ProductPage shown={shown} below={<BelowProduct key={params.slug} parts={below} />} />;
}

export const ErrorBoundary = ({error}: Route.ErrorBoundaryProps) => (
  <ProductProblem error={error} />
);
