/** What a kept page is found by when the shop changes: paths it stands at or leads to, `catalogue` where it lists products. */
export type PageTags = ReadonlySet<string>;

const linkTo = /href="(\/[^"?#]*)/g;

/** Pages on which a new product appears. */
const listsProducts = /^\/($|products$|sitemap|llms|opt\/|Konj\/)/;

const productPath = (slug: string) => `/wordpress-product/${slug}`;

/** A cut of a page's text would keep all of the text in memory: these are copies. */
export const tagsOf = (html: string, path: string): PageTags =>
  new Set(
    structuredClone([
      path,
      ...(listsProducts.test(path) ? ['catalogue'] : []),
      ...new Set([...html.matchAll(linkTo)].map(([, href = '']) => href)),
    ]),
  );

/** Of the pages that show these products, by their slugs; null: of all. */
export const tagsOfProducts = (slugs: readonly string[] | null): string[] | null =>
  slugs && ['catalogue', ...slugs.map(productPath)];

/** Whether one of these tags, or any (null), is the page's. */
export const concerns = (tags: readonly string[] | null, page: PageTags): boolean =>
  tags === null || tags.some((tag) => page.has(tag));

/** Those by which a change of products is looked for: the others say nothing where a page is kept by its address. */
export const ofProducts = (tags: PageTags): string[] =>
  [...tags].filter((tag) => tag === 'catalogue' || tag.startsWith(productPath('')));
