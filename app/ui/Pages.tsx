import {Link, useLocation} from 'react-router';
import {pagesLabels} from '~/content/messages/list';

function usePagePath() {
  const {pathname, search} = useLocation();
  return (page: number) => {
    const params = new URLSearchParams(search);
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
}

/** Previous, next, and where one is. */
export function Pages({page, pageCount}: {page: number; pageCount: number}) {
  const pathOf = usePagePath();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={pagesLabels.pages} className="mt-12 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className="btn btn-secondary">
          {pagesLabels.previous}
        </Link>
      )}
      <p className="text-ink-soft">{pagesLabels.page(page, pageCount)}</p>
      {page < pageCount && (
        <Link to={pathOf(page + 1)} rel="next" className="btn btn-secondary">
          {pagesLabels.next}
        </Link>
      )}
    </nav>
  );
}
