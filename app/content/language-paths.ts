import {languagePrefix} from './language';

/** One of the shop's addresses (`/cart`) in a language: in that of these pages, where the router does not write it. */
export const inLanguage = (path: string, prefix = languagePrefix): string =>
  prefix && path.startsWith('/') ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The path of one of these pages as all of the code names it: `/cart` for `/es/cart`. */
export const withoutLanguage = (path: string): string =>
  languagePrefix && path.startsWith(languagePrefix)
    ? path.slice(languagePrefix.length).replace(/^(?!\/)/, '/')
    : path;
