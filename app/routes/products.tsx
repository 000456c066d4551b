import {Suspense} from 'react';
import {Await, Link, useAsyncError, useNavigation} from 'react-router';
import {ProductFilters} from '~/catalogue/list/ProductFilters';
import {ProductGrid} from '~/catalogue/list/ProductGrid';
import {Alert} from '~/ui/Alert';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Pages} from '~/ui/Pages';
import {catalogueMessages} from '~/content/messages';
import {productsPage} from '~/content/products-page';
import {arrived} from '~/platform/arrived.server';
import {pageMeta} from '~/platform/seo';
import {
  listProducts,
  readListChoice,
  type ProductList,
} from '~/catalogue/list/list-products.server';
import type {Route} from './+types/products';

export async function loader({request, context}: Route.LoaderArgs) {
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

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

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

function NothingFound({query}: {query: string}) {
  return (
    <div className="card mx-auto max-w-xl px-6 py-14 text-center">
      <p className="font-display text-2xl">
        {query ? `No products match “${query}”.` : 'No products match.'}
      </p>
      <p className="mt-2 text-ink-soft">Try another word, or see everything.</p>
      <Link to="/products" className="btn btn-secondary mt-5">
        Show all products
      </Link>
    </div>
  );
}

function Found({list, query}: {list: ProductList; query: string}) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : ''}>
      {list.problem && <Problem message={list.problem} />}
      <p role="status" className="mb-5 text-sm text-ink-soft">
        {list.matchCount} {list.matchCount === 1 ? 'product' : 'products'}
      </p>
      {list.cards.length > 0 ? <ProductGrid cards={list.cards} /> : <NothingFound query={query} />}
      <Pages page={list.page} pageCount={list.pageCount} />
    </div>
  );
}

export default function Products({loaderData: {choice, intro, list}}: Route.ComponentProps) {
  const loading = (
    <p role="status" className="py-24 text-center text-ink-soft">
      {catalogueMessages.loadingProducts}
    </p>
  );
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">Our Products</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-soft">{intro}</p>
      <Suspense fallback={loading}>
        <Await resolve={list} errorElement={<LoadingFailed />}>
          {(found) => (
            <>
              <ProductFilters {...choice} categories={found.categories} />
              <div className="mt-8">
                <Found list={found} query={choice.query} />
              </div>
            </>
          )}
        </Await>
      </Suspense>
      <FdaDisclaimer className="mt-14" />
    </div>
  );
}
