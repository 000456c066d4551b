import {LoadingCache, type Load} from '../adapters/cache/index.ts';
import {isPublic, stateOf} from '../app/server/cache/cache-policy.ts';
import {sizeOf, toCachedPage, type CachedPage} from './cached-page.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

interface PageCacheOptions {
  isLiveSince?: (storedAt: number) => boolean;
  now?: () => number;
  maxSize?: number;
}

/** The page cache of a Node host (docs/caching.md). */
export const createPageCache = ({maxSize = 12 * 1024 * 1024, ...options}: PageCacheOptions) =>
  new LoadingCache<CachedPage>({
    ...options,
    lifetime: {maxAge: 10 * second, staleWhileRevalidate: 5 * second},
    liveLifetime: {maxAge: 15 * second, staleWhileRevalidate: 10 * minute - 15 * second},
    staleIfError: day,
    timeout: 2 * second,
    backoff: 5 * second,
    isRevalidatedFirst: true,
    tagsOf: ({tags}) => tags,
    maxSize,
    sizeOf,
  });

export type PageCache = ReturnType<typeof createPageCache>;

/** Renders a page without any cookie; it is cached where it is public. */
export const loadPage =
  (render: (address: string) => Promise<Response>, address: string): Load<CachedPage> =>
  async ({before}) => {
    const answer = await render(address);
    const isCached = isPublic(answer);
    const {pathname: path} = new URL(address);
    const value = await toCachedPage(answer, {path, isCached, before});
    return {value, state: stateOf(answer)};
  };
