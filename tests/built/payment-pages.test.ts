import {describe, expect, test} from 'vitest';
import {openPages, recipePages} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';

const paymentPages = ['/cart', '/checkout'];

describe('where Stripe takes the payments', () => {
  const shop = useBuiltShop({PAYMENT_GATEWAY: 'stripe'});
  const headersOf = async (path: string) => (await fetch(shop.url() + path)).headers;

  test.each(paymentPages)(
    '%s lets its script and its frames in, and nobody else’s',
    async (path) => {
      const headers = await headersOf(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
      expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
      expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
      expect(policy).not.toMatch(/script-src [^;]*'unsafe/);
      expect(headers.get('Permissions-Policy')).toContain('payment=(self "https://js.stripe.com"');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    },
  );

  test('no other page names it: a public one lets it in for the cart’s drawer alone', async () => {
    const open = [...openPages, ...recipePages].map(([path]) => path);
    const others = [...open, '/no-such-page'].filter((path) => !paymentPages.includes(path));
    for (const path of others) {
      const page = await fetch(shop.url() + path);
      expect(await page.text(), path).not.toMatch(/js\.stripe\.com|stripe\.js|pk_test/);
    }
  });

  test.each(['/thank-you', '/payment-return', '/account', '/orders/1987'])(
    '%s does not let it in',
    async (path) => {
      const response = await fetch(shop.url() + path, {redirect: 'manual'});
      const headers = JSON.stringify([...response.headers]);
      expect(headers).not.toMatch(/stripe|payment=\(self|allow-popups/);
      expect(await response.text()).not.toMatch(/js\.stripe\.com|stripe\.js|pk_test/);
    },
  );
});
