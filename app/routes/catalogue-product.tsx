import {Suspense} from 'react';
import {Await, data, isRouteErrorResponse, Link, type ShouldRevalidateFunction} from 'react-router';
import {MoreProducts} from '~/components/product/MoreProducts';
import {ProductDetails} from '~/components/product/ProductDetails';
import {catalogueMessages} from '~/content/messages';
import {isDocumentRequest} from '~/lib/is-document-request';
import {pageMeta, siteUrlOf} from '~/lib/seo';
import {findShownProduct, type ShownProduct} from '~/services/show-product.server';
import type {Route} from './+types/catalogue-product';

export const meta: Route.MetaFunction = ({loaderData, matches, params}) => {
  const product =
    loaderData && !(loaderData.shown instanceof Promise) ? loaderData.shown.product : null;
  return pageMeta({
    title: product?.name ?? 'Product',
    description: product?.descriptionText.slice(0, 155) ?? 'A product of Bellyful.',
    path: `/wordpress-product/${params.slug ?? ''}`,
    siteUrl: siteUrlOf(matches),
    image: product?.image?.url,
    type: 'product',
  });
};

async function requireProduct(find: Promise<ShownProduct | null>): Promise<ShownProduct> {
  const shown = await find;
  if (!shown) throw data(catalogueMessages.notFoundText, {status: 404});
  return shown;
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  if (!params.slug) throw data(catalogueMessages.invalidUrlText, {status: 404});
  const shown = requireProduct(findShownProduct(context.commerce, params.slug));
  return {shown: isDocumentRequest(request) ? await shown : shown};
}

/** The chosen variation lives in the address; choosing one asks the server for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CatalogueProduct({loaderData: {shown}}: Route.ComponentProps) {
  const loading = (
    <p role="status" className="py-24 text-center text-ink-soft">
      {catalogueMessages.loadingProduct}
    </p>
  );
  return (
    <article className="pb-8">
      <div className="container-page pt-4">
        <Link
          to="/products"
          className="inline-flex min-h-11 items-center gap-1 text-leaf hover:underline"
        >
          {catalogueMessages.backToProducts}
        </Link>
      </div>
      <Suspense fallback={loading}>
        <Await resolve={shown}>
          {({product, card, related}) => (
            <>
              <ProductDetails key={product.id} product={product} />
              <MoreProducts current={card} related={related} />
            </>
          )}
        </Await>
      </Suspense>
    </article>
  );
}

export function ErrorBoundary({error, params}: Route.ErrorBoundaryProps) {
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const cause = error instanceof Error ? error.message : 'The shop did not answer.';
  return (
    <div className="container-page py-24 text-center">
      <h1 className="text-4xl">
        {params.slug ? catalogueMessages.notFoundTitle : catalogueMessages.invalidUrlTitle}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">
        {isAbsent ? String(error.data) : catalogueMessages.notFoundBecause(cause)}
      </p>
      <Link to="/products" className="btn btn-primary mt-8">
        {catalogueMessages.backToProducts}
      </Link>
    </div>
  );
}
