import {expect, test} from 'vitest';
import {GetProductDocument} from '~graphql/generated/documents';
import {createApolloClient} from './apollo';

const {cache: one} = createApolloClient('https://shop.example/graphql', fetch);
const {cache: next} = createApolloClient('https://shop.example/graphql', fetch);

test('what one client has made of a document is the next one’s', () => {
  expect(next.transformDocument(GetProductDocument)).toBe(
    one.transformDocument(GetProductDocument),
  );
});
