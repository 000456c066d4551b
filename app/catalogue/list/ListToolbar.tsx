import {Link} from 'react-router';
import {listWords, productListWords} from '~/content/messages/list';
import {Icon} from '~/ui/Icon';
import {LineIcon} from '~/ui/ShellIcon';
import {filterFormId} from './FilterPanel';
import type {Sorting} from './list-choice';
import type {ListFilters} from './list-filters.server';

interface Props {
  matchCount: number;
  sort: Sorting;
  filters: ListFilters;
  onSort: () => void;
}

function OpenFilters({count}: {count: number}) {
  return (
    <button
      type="button"
      popoverTarget={filterFormId}
      className="btn btn-secondary min-h-11 flex-1 px-4 py-2 sm:flex-none lg:hidden"
    >
      <LineIcon path="M4 7h16M7 12h10M10 17h4" className="size-4" />
      {listWords.filters}
      {count > 0 && ` (${count})`}
    </button>
  );
}

/** It belongs to the form of the filters, wherever it stands; without JavaScript a button sends both. */
function Sort({sort, filters, onSort}: Omit<Props, 'matchCount'>) {
  return (
    <label className="flex max-w-full items-center gap-2 text-sm text-ink-soft">
      <span className="hidden sm:inline">{listWords.sortBy}</span>
      <select
        key={sort}
        form={filterFormId}
        name="sort"
        defaultValue={sort}
        onChange={onSort}
        aria-label={listWords.sortBy}
        className="field min-h-11 w-auto min-w-0 rounded-full py-1 ps-4 font-semibold text-ink"
      >
        {filters.sortings.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chips({filters: {chips, clearPath}}: Pick<Props, 'filters'>) {
  if (chips.length === 0) return null;
  return (
    <ul
      className="mt-4 flex flex-wrap items-center gap-2"
      aria-label={productListWords.chosenFilters}
    >
      {chips.map(({label, href}) => (
        <li key={href}>
          <Link
            to={href}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sage px-3.5 text-sm font-semibold text-leaf-dark hover:bg-leaf hover:text-surface"
          >
            <span className="sr-only">{`${listWords.remove} `}</span>
            {label}
            <Icon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearPath}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-leaf underline"
        >
          {listWords.clear}
        </Link>
      </li>
    </ul>
  );
}

/** How many there are, in which order, and what narrows them. */
export function ListToolbar({matchCount, sort, filters, onSort}: Props) {
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {listWords.count(matchCount)}
        </p>
        <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
          <OpenFilters count={filters.chips.length} />
          <Sort sort={sort} filters={filters} onSort={onSort} />
        </div>
      </div>
      <Chips filters={filters} />
    </div>
  );
}
