/** The pages that WooCommerce makes, by the addresses that it gives them, and ours. */
const pages: [pattern: RegExp, toOurs: (name: string) => string][] = [
  [/^$/, () => '/'],
  [/^shop$/, () => '/products'],
  [/^product\/([^/]+)$/, (slug) => `/wordpress-product/${slug}`],
  [/^product-category\/(?:[^/]+\/)*([^/]+)$/, (slug) => `/products?category=${slug}`],
  [/^cart$/, () => '/cart'],
  [/^checkout$/, () => '/checkout'],
  [/^my-account$/, () => '/account'],
];

/** Addresses of a WordPress without pretty ones. */
const parameters: [name: string, toOurs: (name: string) => string][] = [
  ['product', (slug) => `/wordpress-product/${encodeURIComponent(slug)}`],
  ['product_cat', (slug) => `/products?category=${encodeURIComponent(slug)}`],
];

/**
 * Where a link in the shop's own text shall lead: its products, categories and main pages are ours to show;
 * another page of the shop keeps its address, in full. `shopUrl` is where WordPress stands.
 */
export function toOurLink(href: string, shopUrl: string): string {
  if (href.startsWith('#') || !URL.canParse(href, shopUrl)) return href;
  const shop = new URL(shopUrl);
  const url = new URL(href, shop);
  const folder = shop.pathname.replace(/\/*$/, '/');
  const isShops = url.host === shop.host && `${url.pathname}/`.startsWith(folder);
  if (!/^https?:$/.test(url.protocol) || !isShops) return href;
  return findOurs(url, url.pathname.slice(folder.length)) ?? url.href;
}

function findOurs(url: URL, path: string): string | null {
  for (const [name, toOurs] of parameters) {
    const value = url.searchParams.get(name);
    if (value && path === '') return toOurs(value) + url.hash;
  }
  for (const [pattern, toOurs] of pages) {
    const found = pattern.exec(path.replace(/\/+$/, ''));
    if (found && !url.searchParams.has('p') && !url.searchParams.has('page_id'))
      return toOurs(found[1] ?? '') + url.hash;
  }
  return null;
}

/** An address that owners and staff type by hand; null for what is none of the web. */
export const toWebAddress = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
