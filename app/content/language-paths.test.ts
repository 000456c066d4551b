import {expect, test} from 'vitest';
import {withoutPrefix} from './language-paths';

test.each([
  ['/es/cart', '/cart'],
  ['/es', '/'],
  ['/es?page=2', '/?page=2'],
  ['/essentials', '/essentials'],
  ['/cart', '/cart'],
])('a Spanish page’s %s is the code’s %s', (path, named) => {
  expect(withoutPrefix(path, '/es')).toBe(named);
});

test.each(['/es//elsewhere.example', '/es/\\elsewhere.example', '/es///elsewhere.example'])(
  'no address below a language, not even %s, leads to another site',
  (path) => {
    const led = new URL(withoutPrefix(path, '/es'), 'https://shop.example');
    expect(led.host).toBe('shop.example');
  },
);
