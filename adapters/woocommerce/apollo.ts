import {ApolloClient, HttpLink, InMemoryCache} from '@apollo/client';
import {addTypenameToDocument, DocumentTransform} from '@apollo/client/utilities';
import generated from '~graphql/generated/possible-types';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

/**
 * Cached answers first, partial data kept beside its errors. One client serves one request: its answers
 * must not outlive the page they were requested for, and workers forbid sharing a pending answer between requests.
 */
export function createApolloClient(endpoint: string, shopFetch: typeof fetch): ApolloClient {
  const client = new ApolloClient({
    ssrMode: true,
    devtools: {enabled: false},
    link: new HttpLink({uri: endpoint, fetch: shopFetch, credentials: 'same-origin'}),
    cache: createCache(),
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-first',
        errorPolicy: 'all',
        notifyOnNetworkStatusChange: true,
      },
      query: {fetchPolicy: 'cache-first', errorPolicy: 'all'},
      mutate: {fetchPolicy: 'no-cache', errorPolicy: 'all'},
    },
  });
  const manager = client['queryManager'];
  documentInfo ??= manager['transformCache'];
  manager['transformCache'] = documentInfo;
  return client;
}

/**
 * What Apollo makes of our documents, and what it finds out about them, is the same for all clients: each would go over
 * every document again, five times, a millisecond long.
 */
const withTypenames = new DocumentTransform(addTypenameToDocument);
let documentInfo: unknown;

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    typePolicies: {
      Product: {fields: {galleryImages: {merge: false}}},
      ProductWithVariations: {fields: {variations: {merge: false}}},
      // A global attribute has one id in all products but other options in each.
      GlobalProductAttribute: {keyFields: false},
      LocalProductAttribute: {keyFields: false},
    },
  });
  cache.transformDocument = (document) => withTypenames.transformDocument(document);
  return cache;
}
