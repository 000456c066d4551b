import {Link} from 'react-router';
import {shopName} from '~/content/brand';
import {homeLabel} from '~/content/navigation';

export function Logo() {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2 font-display text-2xl font-semibold text-leaf-dark"
      aria-label={homeLabel}
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <path d="M3 15h26a13 13 0 0 1-26 0Z" className="fill-leaf" />
        <path d="M16 14C10 13 8 8 9 3c5 1 8 5 7 11Z" className="fill-sprout" />
        <path d="M16 14c0-5 3-9 8-9 0 5-3 9-8 9Z" className="fill-clay" />
      </svg>
      {shopName.toLowerCase()}
    </Link>
  );
}
