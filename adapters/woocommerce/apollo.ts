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
    }
  }
}

/**
 * Cached answers first, partial data kept beside its errors. One client serves one request: its answers
 * must not outlive the page they were requested for, and workers forbid sharing a pending answer between requests.
 */
export function createApolloClient(endpoint: string, shopFetch: typeof fetch): ApolloClient {
  return new ApolloClient({
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
    },
  });
}

/** Made once: each client would go over every document again. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

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
