import {languagePrefix} from './language';

declare global {
  interface ImportMetaEnv {
    /** The further languages of this build (`build/content-folder.ts`). */
    readonly LANGUAGES?: readonly string[];
  }
}

const languages = import.meta.env.LANGUAGES ?? [];

const prefixed = new RegExp(`^/(${languages.join('|') || '(?!)'})(?=[/.?#]|$)`);

/** The further language of an address; null for the shop's own. */
export const languageOf = (path: string): string | null => prefixed.exec(path)?.[1] ?? null;

/** The address as the shop's own language has it: `/es/cart` is `/cart`. */
export const withoutLanguage = (path: string): string =>
  path.replace(prefixed, '').replace(/^(?!\/)/, '/');

/** One of the shop's addresses (`/cart`) in the language of these pages, where the router does not write it. */
export const inLanguage = (path: string): string =>
  languagePrefix === '' ? path : languagePrefix + path.replace(/^\/(?=[?#]|$)/, '');
