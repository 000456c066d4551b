import {gql, type TypedDocumentNode} from '@apollo/client';
import {afterEach, expect, test, vi} from 'vitest';
import {createShopClient} from './client';

afterEach(() => vi.restoreAllMocks());

test('what no visitor waits for may take six times as long, whatever was asked before', async () => {
  const deadlines = vi.spyOn(AbortSignal, 'timeout');
  const shop = createShopClient({
    endpoint: 'https://shop.example/graphql',
    username: '',
    applicationPassword: '',
    timeoutMs: 1000,
    fetch: async () => Response.json({data: {generalSettings: null}}),
  });
  const document: TypedDocumentNode<object> = gql`
    query GetSettings {
      generalSettings {
        title
      }
    }
  `;
  for (const inBackground of [false, true, false])
    await shop.query(document, {}, {fresh: true, inBackground});
  expect(deadlines.mock.calls).toEqual([[1000], [6000], [1000]]);
});
