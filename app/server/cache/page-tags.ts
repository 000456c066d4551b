import type {Tags} from '~adapters/cache';
import {staticProductKeys} from '../../content/static-product-keys';

const linkTo = /href="(\/[^"?#]*)/g;

/** Pages on which a new product appears, and those of the built-in ones, whose stock is the list's. */
const listsProducts = new RegExp(
  `^/($|products$|sitemap|llms|opt/|Konj/|(${staticProductKeys.join('|')})$)`,
);

const productPath = (slug: string) => `/wordpress-product/${slug}`;
const isProduct = (path: string) => path.startsWith(productPath(''));

/**
 * What a cached page is found by when the shop changes: paths of products that it stands at or leads to, `catalogue` where it
 * lists products. A cut of a page's text would keep all of the text in memory: these are copies.
 */
export const tagsOf = (html: string, path: string): string[] =>
  structuredClone([
    ...(listsProducts.test(path) ? ['catalogue'] : []),
    ...new Set(
      [path, ...[...html.matchAll(linkTo)].map(([, href = '']) => href)].filter(isProduct),
    ),
  ]);

/** Of the pages that show these products, by their slugs; null: of all. */
export const tagsOfProducts = (slugs: readonly string[] | null): Tags =>
  slugs ? ['catalogue', ...slugs.map(productPath)] : 'all';
