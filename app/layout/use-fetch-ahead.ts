import {useEffect} from 'react';
import {loadCode, preload, routeOf} from '~/browser/load-code';

declare global {
  interface Navigator {
    /** Network Information, in browsers that have it. */
    connection?: {saveData?: boolean};
  }
}

/** A page rests when nothing has come for so long. */
const quietMs = 1_000;

const savesData = () => navigator.connection?.saveData === true;

/** A second picture is none until it is pointed at. */
const isOnScreen = (picture: HTMLImageElement) =>
  picture.checkVisibility() && picture.getBoundingClientRect().top < window.innerHeight;

/** Pictures of the screen come before anything that may not be needed. */
const isLoading = () =>
  document.readyState !== 'complete' ||
  [...document.images].some((picture) => !picture.complete && isOnScreen(picture));

/** What the pages of a list share; each one's own code comes when a finger or pointer is on its link. */
function preloadShared(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-ahead] a[data-early]');
  const [first = [], ...others] = [...links].map(({href}) => routeOf(href)?.imports ?? []);
  preload(first.filter((file) => others.every((files) => files.includes(file))));
}

/** Calls once nothing comes any more. */
function atRest(rest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isLoading() ? wait() : end(rest)), quietMs);
  };
  const observer = new PerformanceObserver(wait);
  const end = (then?: () => void) => {
    clearTimeout(timer);
    observer.disconnect();
    then?.();
  };
  observer.observe({type: 'resource'});
  wait();
  return () => end();
}

/** The router finds the data in the browser's cache, or on their way there. */
function fetchTouched({target, pointerType}: PointerEvent): void {
  if (pointerType !== 'touch' || savesData() || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-early]');
  if (!link) return;
  void loadCode(link.href);
  const {pathname, search} = link;
  void fetch(`${pathname}.data${search}`)
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** What the next page needs is there before it is opened (rules: Scroll). */
export function useFetchAhead(pathname: string): void {
  useEffect(() => {
    addEventListener('pointerdown', fetchTouched);
    return () => removeEventListener('pointerdown', fetchTouched);
  }, []);
  useEffect(() => {
    if (pathname && !savesData()) return atRest(preloadShared);
    return undefined;
  }, [pathname]);
}
