import {requireOne, type openPlainBrowser, type PlainPage} from './plain-browser';

type Browser = ReturnType<typeof openPlainBrowser>;

/** What somebody types into the checkout's form. */
export const typedAddress = {
  email: 'plain@shop.example',
  firstName: 'Ada',
  lastName: 'Miller',
  address1: '12 Orchard Lane',
  zipCode: '97201',
  city: 'Portland',
  state: 'OR',
};

/** The rows of a breakdown: `{Total: '$13.50'}`. */
export function amountsOf(page: PlainPage): Record<string, string> {
  const names = [...page.document.querySelectorAll('main dl dt')];
  return Object.fromEntries(
    names.map((name) => [
      (name.textContent ?? '').trim(),
      (name.nextElementSibling?.textContent ?? '').trim(),
    ]),
  );
}

/** Somebody who buys without scripts. */
export function shopping(browser: Browser) {
  const pressOn = (page: PlainPage, button: string | RegExp, typed: Record<string, string> = {}) =>
    browser.press(page, requireOne(page, 'main button', button), typed);
  return {
    ...browser,
    pressOn,
    async add(path: string, typed: Record<string, string> = {}) {
      return pressOn(await browser.open(path), /^Add to Cart/, typed);
    },
    async toCheckout() {
      const cart = await browser.open('/cart');
      return browser.follow(requireOne(cart, 'main a', 'Proceed to Checkout'));
    },
    placeOrder: (page: PlainPage, typed: Record<string, string> = typedAddress) =>
      pressOn(page, /^Place Order/, typed),
  };
}
