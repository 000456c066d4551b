import {Link} from 'react-router';
import type {ResultGroup} from './found-group';

/** What a search finds beside products, or leads on to where it finds nothing. */
export function FoundBeside({groups}: {groups: ResultGroup[]}) {
  return groups.map(({heading, results}) => (
    <section key={heading} aria-label={heading} className="mt-12">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {results.map(({title, path}) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center py-1 underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
