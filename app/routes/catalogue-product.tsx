import {Suspense} from 'react';
import {Await, data, isRouteErrorResponse, Link, type ShouldRevalidateFunction} from 'react-router';
import type {Product} from '~adapters/commerce';
import {ProductDetails} from '~/components/product/ProductDetails';
import {catalogueMessages} from '~/content/messages';
import {isDocumentRequest} from '~/lib/is-document-request';
import {pageMeta, siteUrlOf} from '~/lib/seo';
import type {Route} from './+types/catalogue-product';

export const meta: Route.MetaFunction = ({loaderData, matches, params}) => {
  const product =
    loaderData && !(loaderData.product instanceof Promise) ? loaderData.product : null;
  return pageMeta({
    title: product?.name ?? 'Product',
    description: product?.descriptionText.slice(0, 155) ?? 'A product of Bellyful.',
    path: `/wordpress-product/${params.slug ?? ''}`,
    siteUrl: siteUrlOf(matches),
    image: product?.image?.url,
    type: 'product',
  });
};

async function requireProduct(find: Promise<Product | null>): Promise<Product> {
  const product = await find;
  if (!product) throw data(catalogueMessages.notFoundText, {status: 404});
  return product;
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  if (!params.slug) throw data(catalogueMessages.invalidUrlText, {status: 404});
  const product = requireProduct(context.commerce.products.find(params.slug));
  return {product: isDocumentRequest(request) ? await product : product};
}

/** The chosen variation lives in the address; choosing one asks the server for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CatalogueProduct({loaderData: {product}}: Route.ComponentProps) {
  const loading = (
    <p role="status" className="py-24 text-center text-ink-soft">
      {catalogueMessages.loadingProduct}
    </p>
  );
  return (
    <div className="container-page py-8">
      <Link
        to="/products"
        className="mb-6 inline-flex min-h-11 items-center gap-1 text-leaf hover:underline"
      >
        {catalogueMessages.backToProducts}
      </Link>
      <Suspense fallback={loading}>
        <Await resolve={product}>
          {(arrived) => <ProductDetails key={arrived.id} product={arrived} />}
        </Await>
      </Suspense>
    </div>
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
