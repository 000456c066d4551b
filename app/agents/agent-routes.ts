import {profilePath} from './protocol';

/** Addresses that no page leads to. They stand beside the site map, which every page's scripts carry. */
export const agentRoutes = Object.fromEntries(
  [profilePath.slice(1), 'ucp/*', 'mcp', 'checkout/handed-over', 'feeds/products.tsv'].map(
    (path) => [path, {id: path, path, parentId: 'root'}],
  ),
);
