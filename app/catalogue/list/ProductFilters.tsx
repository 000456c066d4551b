import {Form, Link, useLoaderData} from 'react-router';
import {listWords, productListWords} from '~/content/messages/list';
import {Icon} from '~/ui/Icon';
import {HiddenFields} from './HiddenFields';
import type {Category, ListFilters} from './list-filters.server';
import {PictureLinks} from './PictureLinks';
import type {toProductsPage} from './products-page.server';

function CategoryLink({name, href, isChosen}: Category) {
  return (
    <li className="shrink-0">
      <Link
        to={href}
        preventScrollReset
        aria-current={isChosen}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:border-leaf aria-[current=true]:bg-leaf aria-[current=true]:text-surface"
      >
        {name}
      </Link>
    </li>
  );
}

/** What shoppers come for: the first row of all. */
function Wants({wants: {title, links}}: Pick<ListFilters, 'wants'>) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="mb-6">
      <PictureLinks links={links} />
    </nav>
  );
}

function Search({query, fields}: {query: string; fields: ListFilters['besideSearch']}) {
  const {tool, searchField} = useLoaderData<typeof toProductsPage>();
  return (
    <Form method="get" action="/products" role="search" className="relative lg:w-80" {...tool}>
      <HiddenFields fields={fields} />
      <input
        key={query}
        // The header's link leads here, and so does what is typed behind it.
        id="search"
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={query}
        aria-label={productListWords.searchProducts}
        placeholder={productListWords.searchProducts}
        className="field rounded-full pe-13 ps-5"
        {...searchField}
      />
      <button
        className="absolute top-0.5 end-0.5 icon-button text-leaf"
        aria-label={productListWords.search}
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** Search and categories live in the address, so they can be shared, and work without JavaScript. */
export function ProductFilters({query, filters}: {query: string; filters: ListFilters}) {
  const {categories, moreCategories: more} = filters;
  return (
    <>
      <Wants {...filters} />
      <div className="flex flex-col gap-4 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-8">
        <Search query={query} fields={filters.besideSearch} />
        <nav aria-label={productListWords.categories} className="min-w-0">
          <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
            {categories.map((category) => (
              <CategoryLink key={category.href} {...category} />
            ))}
          </ul>
          {more.length > 0 && (
            <details className="mt-2">
              <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline">
                {listWords.moreCategories} ({more.length})
              </summary>
              <ul className="mt-2 flex flex-wrap gap-2">
                {more.map((category) => (
                  <CategoryLink key={category.href} {...category} />
                ))}
              </ul>
            </details>
          )}
        </nav>
      </div>
    </>
  );
}
