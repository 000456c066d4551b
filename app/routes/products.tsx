import {Suspense} from 'react';
import {Await, Link, useAsyncError} from 'react-router';
import {ProductFilters} from '~/components/product/ProductFilters';
import {ProductGrid} from '~/components/product/ProductGrid';
import {Alert} from '~/components/ui/Alert';
import {Pages} from '~/components/ui/Pages';
import {catalogueMessages} from '~/content/messages';
import {isDocumentRequest} from '~/lib/is-document-request';
import {pageMeta, siteUrlOf} from '~/lib/seo';
import {listProducts, readListChoice, type ProductList} from '~/services/list-products.server';
import type {Route} from './+types/products';

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta({
    title: 'Our Products',
    description:
      'Konjac noodles and rice, daily multivitamins, gummies and capsules for people who want to eat less and still feel full.',
    path: '/products',
    siteUrl: siteUrlOf(matches),
  });

export async function loader({request, context}: Route.LoaderArgs) {
  const choice = readListChoice(new URL(request.url));
  const list = listProducts(context.commerce, choice);
  return {choice, list: isDocumentRequest(request) ? await list : list};
}

function Problem({message}: {message: string}) {
  return (
    <Alert className="mb-8">
      <p>{catalogueMessages.productsFailed}</p>
      <details className="mt-2">
        <summary>Details</summary>
        <p className="mt-1">{message}</p>
      </details>
    </Alert>
  );
}

function LoadingFailed() {
  const error = useAsyncError();
  return <Problem message={error instanceof Error ? error.message : 'The connection was lost.'} />;
}

function NothingFound() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-2xl">No products match your search.</p>
      <Link to="/products" className="btn btn-secondary mt-5">
        Show all products
      </Link>
    </div>
  );
}

function Found({list}: {list: ProductList}) {
  return (
    <>
      {list.problem && <Problem message={list.problem} />}
      <p role="status" className="mb-5 text-sm text-ink-soft">
        {list.matchCount} {list.matchCount === 1 ? 'product' : 'products'}
      </p>
      {list.cards.length > 0 ? <ProductGrid cards={list.cards} /> : <NothingFound />}
      <Pages page={list.page} pageCount={list.pageCount} />
    </>
  );
}

export default function Products({loaderData: {choice, list}}: Route.ComponentProps) {
  const loading = (
    <p role="status" className="py-24 text-center text-ink-soft">
      {catalogueMessages.loadingProducts}
    </p>
  );
  return (
    <div className="container-page py-12">
      <h1 className="text-4xl md:text-5xl">Our Products</h1>
      <Suspense key={JSON.stringify(choice)} fallback={loading}>
        <Await resolve={list} errorElement={<LoadingFailed />}>
          {(arrived) => (
            <>
              <ProductFilters {...choice} categories={arrived.categories} />
              <div className="mt-8">
                <Found list={arrived} />
              </div>
            </>
          )}
        </Await>
      </Suspense>
    </div>
  );
}
