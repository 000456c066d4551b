import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {publicPageAddress} from '../cache/public-page';
import {normalTarget, readTarget, canonicalPath, canonicalRedirect} from './request-target';

afterEach(() => vi.restoreAllMocks());

describe('an address has one spelling, whoever decides by it', () => {
  test.each([
    ['/', '/'],
    ['/faq?', '/faq'],
    ['/%6frders/12?key=a%2Fb', '/orders/12?key=a%2Fb'],
    ['/%6Frders/12.data', '/orders/12.data'],
    ['/%63%61%72%74', '/cart'],
    ['/orders%2e%64ata', '/orders.data'],
    ['/x/../cart', '/cart'],
    ['/x/%2e%2E/cart', '/cart'],
    ['/x/.%2e/%61ccount', '/account'],
    ['/\\cart', '//cart'],
    // A slash, a percent sign or another alphabet stays encoded: decoded it would be another address.
    ['/orders%2F12', '/orders%2F12'],
    ['/%256frders/12', '/%256frders/12'],
    ['/wordpress-product/nudeln-f%C3%BCr-zwei', '/wordpress-product/nudeln-f%C3%BCr-zwei'],
    ['/100%', '/100%'],
  ])('%s is %s', (target, normal) => expect(normalTarget(target)).toBe(normal));

  test('which stays as it is', () => {
    const letters = fc.constantFrom(
      '%',
      '2',
      '5',
      '6',
      'f',
      'F',
      'o',
      '.',
      '/',
      '\\',
      '?',
      'ä',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(letters, {maxLength: 20}), (all) => {
        const once = normalTarget(`/${all.join('')}`);
        expect(once && normalTarget(once)).toBe(once);
      }),
    );
  });

  test('so that no spelling of a personal page is anybody else’s', () => {
    const personal = fc.constantFrom('/cart', '/orders/12', '/account/orders', '/checkout');
    const spelled = personal.chain((path) =>
      fc.array(fc.boolean(), {minLength: path.length, maxLength: path.length}).map((encoded) =>
        path
          .split('')
          .map((letter, place) =>
            encoded[place] && letter !== '/' ? `%${letter.charCodeAt(0).toString(16)}` : letter,
          )
          .join(''),
      ),
    );
    fc.assert(
      fc.property(spelled, (target) => {
        const request = {method: 'GET', target: normalTarget(target) ?? ''};
        expect(publicPageAddress(request)).toBeNull();
      }),
    );
  });
});

test.each([
  ['GET', 'http://shop.example/faq', 400],
  ['GET', 'shop.example:443', 400],
  ['OPTIONS', '*', 400],
  ['GET', '/faq#top', 400],
  ['GET', '/#gpc', 400],
  ['GET', '', 400],
  ['TRACE', '/', 405],
  ['CONNECT', 'shop.example:443', 405],
])('%s %s is refused with %s, and one line of JSON tells of it', (method, target, status) => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = readTarget(method, target);
  if (typeof refusal === 'string') throw new Error('It was let in');
  expect(refusal.status).toBe(status);
  expect(JSON.parse(refusal.body)).toEqual({error: expect.any(String)});
  expect(refusal.body).not.toContain('\n');
  const lines = warnings.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      event: 'request.refused',
      requestId: refusal.headers['X-Request-Id'],
      status,
    },
  ]);
});

test('what a browser requests is let in', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    expect(readTarget(method, '/products?q=a%23b')).toBe('/products?q=a%23b');
});

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

  // Rules: Mails
  test.each([
    ['/back-in-stock?token=t&type=withdraw', '/account/mails?token=t&type=back-in-stock'],
    ['/es/account/reminders?token=t&type=stop', '/es/account/mails?token=t&type=reminders'],
    ['/account/review-mails?to=t.s', '/account/mails?token=t.s&type=reviews'],
    ['/back-in-stock?token=t&type=confirm', undefined],
    ['/account/reminders?token=t&type=withdraw', undefined],
  ])('a link of an earlier mail ends it where mails are ended: %s', (path, place) => {
    expect(redirect(path)?.headers.get('Location')).toBe(place);
    // A mail program posts to it, and follows no redirect.
    expect(redirect(path, 'POST')).toBeNull();
    expect(readTarget('POST', path)).toBe(place ?? path);
    expect(readTarget('GET', path)).toBe(path);
  });

  test.each([
    '//evil.example/',
    '//evil.example/About',
    '//evil.example/account/reminders?type=stop',
  ])('never leaves the shop: %s', (path) => {
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
