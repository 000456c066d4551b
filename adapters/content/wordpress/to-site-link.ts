import {toOurLink} from '~adapters/woocommerce/orders/to-our-link';

/**
 * Where a link in the owner's text leads: WordPress' own pages are the storefront's, at the same path; articles stand
 * where `places` says. Files, the administration and other sites keep their address.
 */
export function toSiteLink(
  href: string,
  shopUrl: string,
  places: ReadonlyMap<string, string>,
): string {
  const ours = toOurLink(href, shopUrl);
  if (ours === href && !ours.startsWith(shopUrl)) return ours;
  if (!ours.startsWith(shopUrl)) return ours;
  const {pathname, search, hash} = new URL(ours);
  const path = `/${pathname.slice(new URL(shopUrl).pathname.length).replace(/\/+$/, '')}`;
  if (search || path.includes('.') || path.startsWith('/wp-')) return ours;
  return (places.get(path) ?? path) + hash;
}
