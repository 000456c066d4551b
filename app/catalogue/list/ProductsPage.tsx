import {Suspense} from 'react';
import {Await, Link, useAsyncError, useNavigation} from 'react-router';
import {catalogueMessages} from '~/content/messages';
import {Alert} from '~/ui/Alert';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Pages} from '~/ui/Pages';
import {ProductFilters} from './ProductFilters';
import {ProductGrid} from './ProductGrid';
import type {ProductList} from './list-products.server';
import type {toProductsPage} from './products-page.server';

type ProductsPageData = Awaited<ReturnType<typeof toProductsPage>>;

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

export function ProductsPage({page: {choice, intro, list}}: {page: ProductsPageData}) {
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
