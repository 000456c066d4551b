import {matchRoutes} from 'react-router';
import {withoutLanguage} from '~/content/language-paths';

/** What the router knew about a page when the document was written. */
interface KnownRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
}

declare global {
  interface Window {
    __reactRouterManifest?: {routes: Record<string, KnownRoute>};
  }
}

/** `gone`: the shop answers, but no longer with this file, as after an update. `away`: nothing answers. */
export type CodeState = 'here' | 'gone' | 'away';

/**
 * Fetches the code of a page before the router requests it: the router reloads the document where that fails,
 * and without a connection nothing but the browser's own error page is left of it.
 */
export async function loadCode(path: string): Promise<CodeState> {
  const file = fileOf(withoutLanguage(new URL(path, location.href).pathname));
  if (file === null) return 'here';
  try {
    await import(/* @vite-ignore */ file);
    return 'here';
  } catch {
    return (await isGone(file)) ? 'gone' : 'away';
  }
}

function fileOf(pathname: string): string | null {
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(
    ({parentId}) => parentId === 'root',
  );
  return matchRoutes(pages, pathname)?.[0]?.route.module ?? null;
}

const isGone = (file: string) =>
  fetch(file, {method: 'HEAD'}).then(
    ({status}) => status === 404,
    () => false,
  );
