import {Suspense} from 'react';
import {Await, Link, useAsyncError, useLocation, useNavigation} from 'react-router';
import {Alert} from '~/ui/Alert';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {lostConnection} from '~/content/connection';
import {somethingWentWrong} from '~/content/problem-pages';
import {productListWords, listWords} from '~/content/messages/list';
import {inLanguage} from '~/content/language-paths';
import {FilterPanel} from './FilterPanel';
import {FoundBeside} from './FoundBeside';
import {ListToolbar} from './ListToolbar';
import {ProductFilters} from './ProductFilters';
import {ProductGrid} from './ProductGrid';
import {useFilterForm} from './use-filter-form';
import type {ProductList, toProductsPage} from './products-page.server';

type ProductsPageData = Awaited<ReturnType<typeof toProductsPage>>['data'];

/** `lang`: what the machinery says is English on every page. */
function Problem({message, lang}: {message: string; lang?: 'en' | undefined}) {
  const {pathname, search} = useLocation();
  return (
    <Alert className="mb-8">
      <p className="flex flex-wrap items-center justify-between gap-3">
        {productListWords.failed}
        <a href={inLanguage(pathname + search)} className="btn btn-secondary">
          {somethingWentWrong.retry}
        </a>
      </p>
      <details>
        <summary>{productListWords.details}</summary>
        <p lang={lang}>{message}</p>
      </details>
    </Alert>
  );
}

function LoadingFailed() {
  const error = useAsyncError();
  return error instanceof Error ? (
    <Problem message={error.message} lang="en" />
  ) : (
    <Problem message={lostConnection} />
  );
}

function NothingFound({query}: {query: string}) {
  return (
    <div className="card px-6 py-14 text-center">
      <p className="font-display text-2xl">{listWords.noMatch(query)}</p>
      <p className="mt-2 text-ink-soft">{listWords.noMatchHelp}</p>
      <Link to="/products" className="btn btn-secondary mt-5">
        {listWords.showAll}
      </Link>
    </div>
  );
}

interface FoundProps {
  list: ProductList;
  choice: ProductsPageData['choice'];
  onSort: () => void;
}

function Found({list, choice, onSort}: FoundProps) {
  const {pathname} = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  return (
    <div aria-busy={isLoading} className={`min-w-0 ${isLoading ? 'opacity-60' : ''}`}>
      {list.problem && <Problem message={list.problem} lang="en" />}
      <ListToolbar {...list} sort={choice.sort} onSort={onSort} />
      {list.cards.length > 0 && <ProductGrid cards={list.cards} />}
      {list.cards.length === 0 && !list.problem && <NothingFound query={choice.query} />}
      <Pages {...list} />
      <FoundBeside groups={list.beside} />
    </div>
  );
}

function List({list, choice}: Omit<FoundProps, 'onSort'>) {
  const {form, apply, applyBeside, onSubmit} = useFilterForm();
  return (
    <>
      <ProductFilters query={choice.query} filters={list.filters} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FilterPanel
          choice={choice}
          filters={list.filters}
          ref={form}
          onSubmit={onSubmit}
          onTick={applyBeside}
        />
        <Found list={list} choice={choice} onSort={apply} />
      </div>
    </>
  );
}

export function ProductsPage({page: {choice, title, intro, list}}: {page: ProductsPageData}) {
  const loading = (
    <p role="status" className="py-24 text-center text-ink-soft">
      {productListWords.loading}
    </p>
  );
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-soft">{intro}</p>
      <Suspense fallback={loading}>
        <Await resolve={list} errorElement={<LoadingFailed />}>
          {(found) => <List list={found} choice={choice} />}
        </Await>
      </Suspense>
      <FdaDisclaimer className="mt-14" />
    </div>
  );
}

/** Previous, next, and where one is. */
function Pages({pages}: Pick<ProductList, 'pages'>) {
  if (!pages) return null;
  const {title, label, previous, next} = pages;
  return (
    <nav aria-label={title} className="mt-12 flex items-center justify-center gap-4">
      {previous && (
        <Link to={previous.href} rel="prev" className="btn btn-secondary">
          {previous.label}
        </Link>
      )}
      <p className="text-ink-soft">{label}</p>
      {next && (
        <Link to={next.href} rel="next" className="btn btn-secondary">
          {next.label}
        </Link>
      )}
    </nav>
  );
}
