import {getResponse} from 'msw';
import {expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {CartCookie} from '~/cart/cart-cookie.server';
import type {CartLine} from '~/cart/cart-lines.server';
import type {Refused} from '~/cart/contents/RefusedNote';
import {showLines} from '~/cart/show-cart.server';
import {
  comeBack,
  findHandedLines,
  handOver,
  thankForHanded,
} from '~/checkout/in-shop/hand-over.server';
import {findRememberedAnswer} from '~/checkout/order/order-memory.server';
import {findFollowed, toFollowed} from '~/orders/find-followed.server';
import {toShopperFacts} from '~/cart/price/shopper-facts';
import type {AppServices} from '~/server/app-services';
import {productsOfEveryType} from '~mocks/woocommerce/catalogue/every-type';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {handOverPages} from '~mocks/wordpress/hand-over';
import {anOrderBody} from '../support/order-body';
import {openContext, postOrder} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';

const settings = {secrets: ['a secret of the tests'] as [string], isSecure: false};
const box: CartLine = {id: 'wp-432', quantity: 1};
const noodles: CartLine = {id: 'wp-130', quantity: 2};
const capsules: CartLine = {id: 'pain-free-weight-loss-3', quantity: 1};

type Origin = AppServices['origin'];

/** A shop with an extension's product, and browsers in front of it. */
function openShops(origin: Origin = {}) {
  const store = openOrderShop({gateway: 'hosted'});
  store.shop.products.push(...productsOfEveryType.filter(({databaseId}) => databaseId === 432));
  const openBrowser = (signedIn: AccountSession | null = null) => {
    const cookies = new Map<string, string>();
    const keep = (cookie: string | null) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? [];
      if (name) cookies.set(name, value);
    };
    const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    async function ask<Answer>(
      address: string,
      act: (context: AppServices, request: Request) => Promise<Answer>,
    ): Promise<Answer> {
      const request = new Request(new URL(address, 'http://store.example'), {
        headers: {Cookie: sent()},
      });
      const opened = await openContext(store, request, signedIn);
      const shopper = async () => signedIn?.shopper ?? null;
      const cartCookie = await CartCookie.open(request, settings);
      const context = {...opened, origin, cartCookie, access: {...opened.access, shopper}};
      try {
        return await act(context as unknown as AppServices, request);
      } finally {
        if (opened.session.isPending) keep(await opened.session.commit());
        if (cartCookie.isPending) keep(await cartCookie.cookie());
      }
    }
    /** Follows the shop's redirects and ours until a page is shown. */
    async function follow(address: string, method = 'GET'): Promise<{url: string; text: string}> {
      const {origin: at} = new URL(address);
      if (at === 'http://store.example') {
        const answer = await ask(address, comeBack).catch((thrown: Response) => thrown);
        const location = answer instanceof Response ? answer.headers.get('Location') : null;
        if (location !== null) return follow(location);
        return {url: address, text: answer instanceof Response ? '' : (answer?.message ?? '')};
      }
      const request = new Request(address, {headers: {Cookie: sent()}, method});
      const answer = await getResponse(handOverPages(store.accounts), request);
      keep(answer?.headers.get('Set-Cookie') ?? null);
      const location = answer?.headers.get('Location');
      return location
        ? follow(location)
        : {
            url: address,
            text: ((await answer?.text()) ?? '').replace(/<[^>]*>/g, '').replaceAll('&times;', '×'),
          };
    }
    const press = async (
      items: readonly CartLine[] | null,
      more: Record<string, string> = {},
      code: string | null = null,
    ) => {
      const fields = {...(items && {cart: JSON.stringify({items, code})}), ...more};
      return (await ask('/cart', (context) => handOver(context, fields))).data;
    };
    return {ask, follow, press};
  };
  return {store, openBrowser};
}

const urlOf = ({way}: Refused) => way?.href ?? 'no address';
const learn = (context: AppServices) =>
  thankForHanded(context).then(
    () => null,
    (thrown: Response) => thrown.headers.get('Location'),
  );

test('a cart with what the shop alone sells goes on there with everything in it, and a code', async () => {
  const {openBrowser} = openShops();
  const browser = openBrowser();
  const {url, text} = await browser.follow(urlOf(await browser.press([box, noodles], {}, 'TEA5')));
  expect(new URL(url).pathname).toBe('/checkout/');
  expect(text).toMatch(/Monthly Box × 1.*Konjac Spaghetti Pasta × 2.*TEA5.*a guest/s);
});

test('any other cart goes there only where the owner lets it', async () => {
  const {store, openBrowser} = openShops();
  const refused = await openBrowser().press([noodles]);
  expect(refused).toMatchObject({way: null, message: expect.stringMatching(/^Nothing/)});
  store.shop.handsOver = true;
  expect(urlOf(await openBrowser().press([noodles]))).toMatch(/\/checkout\//);
});

test('what the storefront’s orders alone sell stays, named before a second press', async () => {
  const {openBrowser} = openShops();
  const browser = openBrowser();
  const first = await browser.press([box, capsules]);
  expect(first).toMatchObject({way: null, message: expect.stringMatching(/stays.*Pain-Free/)});
  expect(first.again?.fields).toMatchObject({act: 'to-shop'});
  const again = await browser.press([box, capsules], {agreed: 'yes'});
  const {text} = await browser.follow(urlOf(again));
  expect(text).toContain('Monthly Box × 1');
  expect(text).not.toContain('Pain-Free');
  expect(await browser.press([capsules])).toMatchObject({
    message: expect.stringMatching(/^Nothing/),
  });
});

test('the account goes along in the browser that has it, and in no other', async () => {
  const {store, openBrowser} = openShops();
  const [own, other] = [openBrowser(await store.signIn()), openBrowser()];
  const address = urlOf(await own.press([box]));
  const elsewhere = await other.follow(address);
  expect(elsewhere.text).toMatch(/another browser/);
  expect((await own.follow(address)).text).toMatch(/Monthly Box.*For shopper@bellyful\.example/s);
});

test('a link that is followed again leads on in its browser, and one that is too old back', async () => {
  const {store, openBrowser} = openShops();
  const [browser, other] = [openBrowser(), openBrowser()];
  const address = urlOf(await browser.press([box]));
  await browser.follow(address);
  expect((await browser.follow(address)).text).toContain('Monthly Box × 1');
  expect((await other.follow(address)).text).toMatch(/used before/);
  const late = urlOf(await other.press([box]));
  store.clock.now += 11 * 60_000;
  expect((await other.follow(late)).text).toMatch(/older than ten minutes/);
});

test('the cart is cleared by the order, of what was handed over, and its page is shown', async () => {
  const {store, openBrowser} = openShops({source_type: 'utm', utm_source: 'newsletter'});
  const browser = openBrowser();
  const {url} = await browser.follow(urlOf(await browser.press([box, noodles])));
  expect(await browser.ask('/cart', learn)).toBe(null);
  const {text} = await browser.follow(url, 'POST');
  expect(text).toContain('has been received');
  expect(await browser.ask('/cart', learn)).toBe('/thank-you');
  expect(await browser.ask('/cart', learn)).toBe(null);
  expect(await browser.ask('/thank-you', findHandedLines)).toEqual({'wp-432': 1, 'wp-130': 2});
  const remembered = await browser.ask('/thank-you', findRememberedAnswer);
  const [order] = store.shop.orders.slice(-1);
  expect(remembered).toMatchObject({isHandedOver: true, orderId: order?.databaseId});
  expect(order?.meta).toContainEqual({
    key: '_wc_order_attribution_utm_source',
    value: 'newsletter',
  });
  const path = remembered?.orderLink ?? '';
  const followed = await browser.ask(path, (context, request) =>
    findFollowed(
      {...context, env: {SESSION_SECRET: settings.secrets[0]} as AppServices['env']},
      toFollowed(request, remembered?.orderNumber ?? ''),
    ),
  );
  expect(followed?.databaseId).toBe(order?.databaseId);
});

test('an order that the shop has canceled clears no cart', async () => {
  const {store, openBrowser} = openShops();
  const browser = openBrowser();
  const {url} = await browser.follow(urlOf(await browser.press([box])));
  await browser.follow(url, 'POST');
  const [order] = store.shop.orders.slice(-1);
  if (order) changeStatus(store.shop, order, 'CANCELLED');
  expect(await browser.ask('/cart', learn)).toBe(null);
});

test('the cart that the server keeps loses what was ordered there, and nothing else', async () => {
  const {openBrowser} = openShops();
  const browser = openBrowser();
  const fill = async ({cartCookie}: AppServices) => cartCookie.change({lines: [box, capsules]});
  await browser.ask('/cart', fill);
  const {url} = await browser.follow(urlOf(await browser.press(null, {agreed: 'yes'})));
  await browser.follow(url, 'POST');
  expect(await browser.ask('/checkout', learn)).toBe('/thank-you');
  const left = await browser.ask('/cart', async ({cartCookie}) => cartCookie.lines);
  expect(left).toEqual([capsules]);
});

test('no order is made here of what the shop alone sells, and its line says so', async () => {
  const {store} = openShops();
  const {status, body} = await postOrder(store, anOrderBody({items: [box]}));
  expect([status, body.code, body.field]).toEqual([422, 'order.inShop', 'wp-432']);
  const {products, coupons} = store.openDesk().commerce;
  const cart = {lines: [box, noodles], code: null};
  const shown = await showLines({products, coupons}, cart, toShopperFacts(null));
  expect(shown.lines.map(({item, notice}) => [item?.soldAs?.isInShop, notice?.code])).toEqual([
    [true, 'order.inShop'],
    [undefined, undefined],
  ]);
  expect(shown.priced.lines.map(({id}) => id)).toEqual(['wp-130']);
});
