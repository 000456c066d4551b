import {inLanguage, isBelow} from './language-paths';

export interface Language {
  code: string;
  /** As browsers and search engines name it: `en-US`. */
  tag: string;
  /** What its addresses begin with. */
  prefix: string;
  /** In itself. */
  name: string;
}

declare global {
  interface ImportMetaEnv {
    readonly LANGUAGES?: readonly Language[];
  }
}

/** Those of this build (`build/content-folder.ts`), the shop's own first; none where there is no other. */
export const languages = import.meta.env.LANGUAGES ?? [];

/** The further language of an address; undefined for the shop's own. */
export const languageOf = (path: string): Language | undefined =>
  languages.find(({prefix}) => prefix && isBelow(path, prefix));

/** The address in the shop's own language: `/cart` for `/es/cart`. */
export const withoutAnyLanguage = (path: string): string =>
  path.slice(languageOf(path)?.prefix.length).replace(/^(?!\/)/, '/');

/** The addresses of a page in all languages, by what `hreflang` calls them. */
export function alternatesOf(path: string, siteUrl: string): [tag: string, address: string][] {
  if (languages.length === 0) return [];
  return [...languages, {tag: 'x-default', prefix: ''}].map(({tag, prefix}) => [
    tag,
    new URL(inLanguage(path, prefix), siteUrl).href,
  ]);
}
