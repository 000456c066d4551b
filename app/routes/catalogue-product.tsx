import {Suspense, useEffect} from 'react';
import {Await, data, isRouteErrorResponse, Link, type ShouldRevalidateFunction} from 'react-router';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {ProductDetails} from '~/catalogue/product/ProductDetails';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {Icon} from '~/ui/Icon';
import {catalogueMessages} from '~/content/messages';
import {arrived} from '~/platform/arrived.server';
import {
  catalogueProductMeta,
  findShownProduct,
  type ShownProduct,
} from '~/catalogue/product/show-product.server';
import type {Route} from './+types/catalogue-product';

async function requireProduct(find: Promise<ShownProduct | null>): Promise<ShownProduct> {
  const shown = await find;
  if (!shown) throw data(catalogueMessages.notFoundText, {status: 404});
  return shown;
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  if (!params.slug) throw data(catalogueMessages.invalidUrlText, {status: 404});
  const shown = requireProduct(findShownProduct(context.commerce, params.slug));
  const ready = await arrived(request, shown);
  if (!ready) return {shown, meta: [{title: 'Product | Bellyful'}]};
  return {shown: ready.value, meta: catalogueProductMeta(ready.value.product, context.siteUrl)};
}

export const meta: Route.MetaFunction = ({loaderData, params}) =>
  loaderData?.meta ?? [
    {
      title: `${params.slug ? catalogueMessages.notFoundTitle : catalogueMessages.invalidUrlTitle} | Bellyful`,
    },
    {name: 'robots', content: 'noindex'},
  ];

/** The chosen variation lives in the address; choosing one asks the server for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  currentUrl.pathname !== nextUrl.pathname;

function BackToProducts() {
  return (
    <Link
      to="/products"
      className="inline-flex min-h-11 items-center gap-1 text-leaf hover:underline"
    >
      <Icon name="chevronLeft" className="size-4" />
      {catalogueMessages.backToProducts}
    </Link>
  );
}

function Loading() {
  return (
    <div className="container-page pt-4">
      <BackToProducts />
      <p role="status" className="py-24 text-center text-ink-soft">
        {catalogueMessages.loadingProduct}
      </p>
    </div>
  );
}

function Shown({product, card, related, crumbs}: ShownProduct) {
  const title = `${product.name} | Bellyful`;
  // A page that was navigated to learns its title only when the product arrives.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 pt-4">
        <BackToProducts />
        <div className="hidden sm:block">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </div>
      <ProductDetails key={product.id} product={product} />
      <MoreProducts current={card} related={related} />
    </>
  );
}

export default function CatalogueProduct({loaderData: {shown}}: Route.ComponentProps) {
  return (
    <article className="pb-8">
      <Suspense fallback={<Loading />}>
        <Await resolve={shown}>{(product) => <Shown {...product} />}</Await>
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
