import {Link} from 'react-router';

interface Props {
  label: string;
  options: {label: string; href: string; isChosen: boolean; count: number}[];
}

/** The types as links, so that a choice has an address and needs no JavaScript. */
export function RecipeFilter({label, options}: Props) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={option.href}
              preventScrollReset
              aria-current={option.isChosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-5 font-semibold hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-white"
            >
              {option.label}
              <span className="text-sm font-normal">{option.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
