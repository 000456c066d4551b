import {languagePrefix} from './language';

/** One of the shop's addresses (`/cart`) in a language: in that of these pages, where the router does not write it. */
export const inLanguage = (path: string, prefix = languagePrefix): string =>
  prefix && path.startsWith('/') ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** Whether an address is one of those that begin with a language's prefix: `/es/cart` is, `/essentials` is not. */
export const isBelow = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && !/^[\w-]/.test(path.slice(prefix.length));

/** The path below a prefix. Of several slashes one is left: `//elsewhere.example` would lead to another site. */
export const withoutPrefix = (path: string, prefix: string): string =>
  isBelow(path, prefix) ? path.slice(prefix.length).replace(/^[/\\]*/, '/') : path;

/** The path of one of these pages as all of the code names it: `/cart` for `/es/cart`. */
export const withoutLanguage = (path: string): string =>
  languagePrefix ? withoutPrefix(path, languagePrefix) : path;
