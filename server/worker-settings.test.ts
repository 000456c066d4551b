import {expect, test} from 'vitest';
import {workerSettings} from './worker-settings';

test.each([
  ['shopper', 'SHOP https://shop.example/graphql'],
  [
    undefined,
    'SHOP https://shop.example/graphql — shown only: without WOO_USERNAME nobody can order',
  ],
])('the shop is named without what its address holds of a password: %s', async (user, said) => {
  const {notice} = await workerSettings({
    WOO_GRAPHQL_URL: 'https://ana:secret@shop.example/graphql',
    WOO_USERNAME: user,
    SESSION_SECRET: 'given',
  });
  expect(notice).toBe(said);
});
