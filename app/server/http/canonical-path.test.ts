import {describe, expect, test} from 'vitest';
import {canonicalPath, canonicalRedirect} from './canonical-path';

describe('a path has one spelling', () => {
  test.each([
    ['/', null],
    ['/about', null],
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/RECIPES/Konjac//', '/recipes/konjac'],
    ['/recipes//konjac', '/recipes/konjac'],
    ['/wordpress-product/Konjac-Rice', '/wordpress-product/konjac-rice'],
  ])('%s is sent to %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test.each([
    ['/Konj/trg/starterdiscount', null],
    ['/konj/TRG/starterdiscount/', '/Konj/trg/starterdiscount'],
    ['/konj/trg/starterdiscount/Rice', '/Konj/trg/starterdiscount/rice'],
    ['/OPT/trg/StarterDiscount', '/opt/trg/starterdiscount'],
  ])('the offers answer in any letter case: %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test.each(['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example//about'])(
    'no spelling leads to another site: %s',
    (path) => {
      const location = new URL(canonicalPath(path) ?? path, 'https://shop.example');
      expect(location.origin).toBe('https://shop.example');
    },
  );
});

describe('a request in another spelling', () => {
  const redirect = (path: string, method = 'GET') =>
    canonicalRedirect(new Request(`https://shop.example${path}`, {method}));

  test('is redirected for good with its query', () => {
    const answer = redirect('/Products/?q=Rice&page=2');
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get('Location')).toBe('/products?q=Rice&page=2');
  });

  test.each(['//evil.example/', '//evil.example/About'])('never leaves the shop: %s', (path) => {
    const location = redirect(path)?.headers.get('Location') ?? '';
    expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example');
  });

  test.each([
    ['/about', 'GET'],
    ['/Contact', 'POST'],
    ['/assets/Page-AbC.js', 'GET'],
    ['/About.data', 'GET'],
    ['/ucp/v1/checkout-sessions/Chk_aB', 'GET'],
  ])('stays where it is right, posted, a file, or a program’s: %s %s', (path, method) => {
    expect(redirect(path, method)).toBeNull();
  });
});
