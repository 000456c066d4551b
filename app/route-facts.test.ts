import {expect, test} from 'vitest';
import {mayBeOwners} from './route-facts';

test.each([
  ['/visit-us', true],
  ['/about-our-shop', true],
  ['/recipes/soup', false],
  ['/journal/news', false],
  ['/account/anything', false],
  ['/opt/anything', false],
  ['/preview/anything', false],
])('whether a page of the owner’s may stand at %s: %s', (path, may) => {
  expect(mayBeOwners(path)).toBe(may);
});
