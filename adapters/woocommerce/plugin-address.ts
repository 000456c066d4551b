/** Where the plugin answers, by the shop's GraphQL address: by pretty address, or where the shop has none. */
export interface PluginAddress {
  pretty: (path: string, query?: URLSearchParams) => string;
  plain: (path: string, query?: URLSearchParams) => string;
}

/**
 * WordPress may live in a folder; `/index.php?graphql` is WPGraphQL's address without permalinks. The index of all
 * interfaces has no namespace.
 */
export function toPluginAddress(graphqlUrl: string, namespace = 'bellyful/v1'): PluginAddress {
  const {origin, pathname} = new URL(graphqlUrl);
  const folder = pathname.replace(/\/(?:index\.php\/?)?(?:graphql\/?)?$/, '');
  return {
    pretty: (path, query) => `${origin}${folder}/wp-json/${namespace}${path}${toSearch(query)}`,
    plain(path, query = new URLSearchParams()) {
      const params = new URLSearchParams([['rest_route', `/${namespace}${path}`], ...query]);
      return `${origin}${folder}/index.php?${params}`;
    },
  };
}

const toSearch = (query: URLSearchParams | undefined) => (query?.size ? `?${query}` : '');
