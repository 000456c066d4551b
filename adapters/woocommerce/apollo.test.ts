import {expect, test} from 'vitest';
import {GetProductDocument} from '~graphql/generated/documents';
import {createApolloClient} from './apollo';

const aManager = () => createApolloClient('https://shop.example/graphql', fetch)['queryManager'];

test('what one client has found out about a document is known to the next', () => {
  const [one, next] = [aManager(), aManager()];
  const document = one.transform(GetProductDocument);
  expect(next.transform(GetProductDocument)).toBe(document);
  expect(next.getDocumentInfo(document)).toBe(one.getDocumentInfo(document));
});
