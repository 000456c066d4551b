import {expect, test} from 'vitest';
import {namesOf} from './operation';

test.each([
  ['/wp-json/bellyful/v1/accounts/sign-in', ['auth', 'plugin']],
  ['/index.php?rest_route=%2Fbellyful%2Fv1%2Faccounts%2Fsign-in', ['auth', 'plugin']],
  ['/index.php', []],
])('trouble of a service is known at both of its addresses: %s', async (path, names) => {
  expect(await namesOf(new Request(`http://shop.example${path}`))).toEqual(names);
});
