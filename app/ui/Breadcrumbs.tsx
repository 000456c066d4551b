import {Link} from 'react-router';
import {breadcrumbLabel} from '~/content/labels/controls';

export interface Crumb {
  name: string;
  path: string;
}

/** The way back up; the last one is this page. */
export function Breadcrumbs({crumbs}: {crumbs: Crumb[]}) {
  return (
    <nav aria-label={breadcrumbLabel} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-2">
        {crumbs.map(({name, path}, place) => (
          <li key={path} className="flex items-center gap-2">
            {place < crumbs.length - 1 ? (
              <Link to={path} className="underline-offset-4 hover:text-leaf hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
            {/* At the end: a line never begins with it. */}
            {place < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
