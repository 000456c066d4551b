import {Form, Link} from 'react-router';
import {Icon} from '~/components/ui/Icon';

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
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-leaf aria-[current=true]:border-leaf aria-[current=true]:bg-leaf aria-[current=true]:text-white"
      >
        {name}
      </Link>
    </li>
  );
}

/** Search and categories live in the address, so they can be shared, and work without JavaScript. */
export function ProductFilters({query, category, categories}: Props) {
  return (
    <div className="mt-8 space-y-5">
      <Form method="get" action="/products" role="search" className="flex max-w-xl gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label="Search products"
          placeholder="Search products"
          className="field"
        />
        <button type="submit" className="btn btn-primary px-5" aria-label="Search">
          <Icon name="search" />
        </button>
      </Form>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
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
