import {expect, test, vi} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {action as confirm} from '~/routes/account.confirm';
import {action as signIn} from '~/routes/account.sign-in';
import * as account from '~/routes/account';
import * as myOrders from '~/routes/account.orders';
import * as reviews from '~/reviews/pages/account.reviews';
import * as security from '~/routes/account.security';
import * as supplies from '~/supplies/pages/account.supplies';
import * as calendar from '~/supplies/pages/account.supplies.calendar';
import {action as changeWishes} from '~/wishes/pages/functions.wishes';
import {requireSession} from '~/account/session/require-session.server';
import {saveAddress, toPostedAddress} from '~/account/address/save-address.server';
import {requireVisitor, toReturnPath} from '~/account/sign-in-page.server';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';
import {setCountries} from '../support/set-shop';
import {newestLink} from '../support/wordpress-mock';

type Browser = ReturnType<typeof openAccountBrowser>;

async function enter(browser: Browser, email = 'new@bellyful.example'): Promise<AccountSession> {
  await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
  const {session} = await browser.visit();
  if (!session) throw new Error('not signed in');
  return session;
}

const partsOf = (browser: Browser, session: AccountSession | null, isUnknown = false) => ({
  accounts: browser.accounts,
  log: browser.log,
  access: {
    session: async () => session,
    shopper: async () => session?.shopper ?? null,
    isUnknown: async () => isUnknown,
    knownBrowserId: async () => null,
    change: vi.fn<(session: AccountSession | null) => void>(),
  },
});

const ada = {
  firstName: 'Ada',
  lastName: 'Miller',
  address1: '12 Orchard Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
};

test('an email confirmed on another device signs this one out, and is confirmed here with the next sign-in', async () => {
  const phone = openAccountBrowser();
  const {shopper} = await enter(phone);
  const here = new Map(phone.jar);
  await phone.accounts.resendConfirmation(shopper.email, 'https://shop.example/c');
  const {searchParams} = newestLink(phone.outbox, shopper.email);
  const token_hash = searchParams.get('token_hash') ?? '';
  phone.jar.clear();
  await phone.post(confirm, '/account/confirm', {token_hash, password: demoPassword});
  expect((await phone.visit()).shopper?.emailConfirmedAt).toEqual(expect.any(String));
  for (const [name, value] of here) phone.jar.set(name, value);
  expect((await phone.visit()).shopper).toBeNull();
  const fields = {email: shopper.email, password: demoPassword};
  await phone.post(signIn, '/account/sign-in', fields);
  expect((await phone.visit()).shopper?.emailConfirmedAt).toEqual(expect.any(String));
});

test('a copied cookie of a session that ended elsewhere answers nothing on any server', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  browser.state.sessions.clear();
  expect(await browser.visit()).toMatchObject({shopper: null, session: null});
  expect(browser.jar.size).toBe(0);
});

test('while the accounts service is away nobody is known, and nobody is signed out', async () => {
  const browser = openAccountBrowser();
  await enter(browser);
  const lookup = vi.spyOn(browser.accounts, 'getShopper').mockRejectedValue(new Error('away'));
  expect(await browser.visit()).toMatchObject({shopper: null, setCookies: []});
  lookup.mockRestore();
  expect((await browser.visit()).shopper?.email).toBe('new@bellyful.example');
});

test('a visitor is sent to sign in and back, a shopper past the sign-in page', async () => {
  const browser = openAccountBrowser();
  const visitor = partsOf(browser, null);
  const orders = new Request('https://shop.example/account/orders?x=1');
  const refusal = await requireSession(visitor, orders).catch((thrown: unknown) => thrown);
  expect((refusal as Response).headers.get('Location')).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Forders%3Fx%3D1',
  );
  const shopper = partsOf(browser, await enter(browser));
  const page = new Request('https://shop.example/account/sign-in?returnTo=%2F%2Fevil.example');
  expect(await requireVisitor(visitor.access, page)).toBe('/account');
  const past = await requireVisitor(shopper.access, page).catch((thrown: unknown) => thrown);
  expect((past as Response).headers.get('Location')).toBe('/account');
});

type Ask = (args: never) => Promise<unknown>;
const ofShoppers: Record<string, {loader: Ask; action?: Ask}> = {
  '/account': account,
  '/account/orders': myOrders,
  '/account/reviews/sauce': reviews,
  '/account/security': security,
  '/account/supplies': supplies,
  '/account/supplies/calendar': calendar,
};

test.each(Object.entries(ofShoppers))(
  'a visitor who looks at %s, or sends a form there, is sent to sign in',
  async (page, {loader, action = loader}) => {
    const context = partsOf(openAccountBrowser(), null);
    for (const ask of [loader, action]) {
      const request = new Request(`https://shop.example${page}`, {method: 'POST', body: ''});
      const answer = await ask({request, context, params: {}} as never).catch(
        (thrown: unknown) => thrown,
      );
      expect((answer as Response).headers.get('Location')).toBe(
        `/account/sign-in?returnTo=${encodeURIComponent(page)}`,
      );
    }
  },
);

test.each(['//evil.example', '/orders /x', '/orders\\x', 'https://evil.example', ''])(
  'nobody is sent on to "%s"',
  (wanted) => {
    expect(toReturnPath(wanted, '/account')).toBe('/account');
  },
);

test('a wish list is changed by its shopper alone; where nobody can tell who it is nothing is saved', async () => {
  const browser = openAccountBrowser();
  const ask = (change: object) =>
    browser.post(changeWishes, '/functions/wishes', change as Record<string, string>, 'json');
  expect(await ask({add: ['wp-7']})).toMatchObject({status: 401, body: {ids: null}});
  await enter(browser, 'demo@bellyful.example');
  await ask({add: ['wp-7', 'wp-8']});
  expect(await ask({remove: ['wp-7']})).toMatchObject({status: 200, body: {ids: ['wp-8']}});
  vi.spyOn(browser.accounts, 'getShopper').mockRejectedValue(new Error('away'));
  expect(await ask({add: ['wp-7']})).toMatchObject({status: 503, body: {ids: null}});
  expect(await browser.post(account.action, '/account', ada)).toMatchObject({
    status: 503,
    body: {typed: {city: 'Portland'}},
  });
});

test('while nobody can tell who it is, nobody is sent to sign in', async () => {
  const page = new Request('https://shop.example/account/orders');
  const untold = partsOf(openAccountBrowser(), null, true);
  const refusal = await requireSession(untold, page).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({init: {status: 503}});
});

test('an address is stored as the checkout would take it', async () => {
  const browser = openAccountBrowser();
  const session = await enter(browser);
  const save = (fields: Record<string, string>) =>
    saveAddress(browser, session, toPostedAddress(fields));
  const refused = (field: string, message: string) => ({ok: false, refusals: [{field, message}]});
  expect(await save({...ada, lastName: ' '})).toMatchObject(
    refused('lastName', 'Last name is required'),
  );
  expect(await save({...ada, state: 'XX'})).toMatchObject(
    refused('state', 'Please choose a US state'),
  );
  expect(await save({...ada, city: '  Portland '})).toMatchObject({ok: true});
  expect(await browser.accounts.addresses.find(session)).toMatchObject({
    city: 'Portland',
    country: 'US',
    address2: '',
  });
});

// Rules: Addresses
test('an address elsewhere is judged as the checkout judges it, and refused at its field', async () => {
  setCountries(['DE', 'AT']);
  const browser = openAccountBrowser();
  await enter(browser);
  const save = async (fields: Record<string, string>) => {
    const address = {...ada, state: '', zipCode: '1010', country: 'AT', ...fields};
    return (await browser.post(account.action, '/account', address)).body;
  };
  const refused = (field: string, message: string) => ({ok: false, refusals: [{field, message}]});
  const choose = refused('country', 'Please choose a country');
  expect(await save({country: ''})).toMatchObject(choose);
  expect(await save({country: 'US'})).toMatchObject(choose);
  expect(await save({city: ''})).toMatchObject(refused('city', 'City is required'));
  expect(await save({zipCode: '10100'})).toMatchObject(
    refused('zipCode', 'Postal code is not valid in this country'),
  );
  expect(await save({fieldsOf: 'DE'})).toMatchObject({ok: false, refusals: []});
  expect(await save({fieldsOf: 'AT'})).toMatchObject({ok: true});
});

test('an address that cannot be stored is reported, not lost in an error', async () => {
  const browser = openAccountBrowser();
  const session = await enter(browser);
  browser.accounts.addresses.save = () => Promise.reject(new Error('away'));
  expect(await saveAddress(browser, session, toPostedAddress(ada))).toEqual({
    ok: false,
    refusals: [{code: 'addressFailed', field: null}],
  });
});
