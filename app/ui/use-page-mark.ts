import {useLayoutEffect} from 'react';

/** An attribute of the page's root while this stands on it: the rest makes room by it (app.css). */
export function usePageMark(mark: string): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(mark, '');
    return () => document.documentElement.removeAttribute(mark);
  }, [mark]);
}
