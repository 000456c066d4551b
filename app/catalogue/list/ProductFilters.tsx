import {Form, Link} from 'react-router';
import {Icon} from '~/ui/Icon';

interface Props {
  query: string;
  category: string;
  categories: {name: string; slug: string}[];
}

function toSearch(query: string, category: string): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (category) search.set('category', category);
  return search.size > 0 ? `/products?${search}` : '/products';
}

function CategoryLink({name, to, isCurrent}: {name: string; to: string; isCurrent: boolean}) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold whitespace-nowrap hover:border-leaf aria-[current=true]:border-leaf aria-[current=true]:bg-leaf aria-[current=true]:text-white"
      >
        {name}
      </Link>
    </li>
  );
}

function Search({query, category}: Omit<Props, 'categories'>) {
  return (
    <Form method="get" action="/products" role="search" className="relative lg:w-80">
      {category && <input type="hidden" name="category" value={category} />}
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Search products"
        placeholder="Search products"
        className="field rounded-full pr-13 pl-5"
      />
      <button
        type="submit"
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full text-leaf hover:bg-sage-light"
        aria-label="Search"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** Search and categories live in the address, so they can be shared, and work without JavaScript. */
export function ProductFilters({query, category, categories}: Props) {
  return (
    <div className="flex flex-col gap-4 lg:flex-row-reverse lg:items-start lg:justify-between lg:gap-8">
      <Search query={query} category={category} />
      <nav aria-label="Categories" className="min-w-0">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          <CategoryLink name="All" to={toSearch(query, '')} isCurrent={category === ''} />
          {categories.map(({name, slug}) => (
            <CategoryLink
              key={slug}
              name={name}
              to={toSearch(query, slug)}
              isCurrent={slug === category}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}
