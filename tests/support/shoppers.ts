import {expect, type Page} from '@playwright/test';
import {shopManager} from '~mocks/demo-accounts';
import {mailedLink, mockUrl} from './mock-shop';
import {aCheckoutKey, anOrderBody} from './order-body';

export interface TestShopper {
  email: string;
  password: string;
}

/** An address that nobody used before. */
export const aNewEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@shop.example`;

async function requestAccounts(path: string, body: object): Promise<void> {
  const {username, applicationPassword} = shopManager;
  const response = await fetch(`${mockUrl}/wp-json/bellyful/v1/accounts/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${btoa(`${username}:${applicationPassword}`)}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** Somebody with an account of his own, made at the accounts service itself. */
export async function aShopper({isConfirmed = true} = {}): Promise<TestShopper> {
  const shopper = {email: aNewEmail(), password: 'Plum-tree-1!'};
  const returnUrl = 'http://127.0.0.1:3000/account/confirm';
  await requestAccounts('sign-up', {...shopper, returnUrl});
  if (!isConfirmed) return shopper;
  const link = new URL(await mailedLink(shopper.email, '/account/confirm'));
  const tokenHash = link.searchParams.get('token_hash');
  await requestAccounts('confirm', {tokenHash, password: shopper.password});
  return shopper;
}

/** Sends a form as a page of the shop would, without opening one. */
export const sendForm = (page: Page, address: string, form: Record<string, string>) =>
  page.request.post(address, {form, headers: {'Sec-Fetch-Site': 'same-origin'}});

/** Signs in without the page's forms: the next page that is opened knows the shopper. `shopUrl`: a shop of the test's own. */
export async function signIn(
  page: Page,
  {email, password}: TestShopper,
  shopUrl = '',
): Promise<void> {
  const form = {email, password, returnTo: '/llms.txt'};
  const response = await sendForm(page, `${shopUrl}/account/sign-in`, form);
  expect(response.ok()).toBe(true);
}

/** Places and pays an order of two pouches of spaghetti; gives the address of its page. */
export async function placeOrder(page: Page, {email}: Pick<TestShopper, 'email'>): Promise<string> {
  const body = anOrderBody({customerEmail: email});
  const response = await page.request.post('/functions/create-woocommerce-order', {
    headers: {'Idempotency-Key': aCheckoutKey()},
    data: {...body, billingAddress: {...(body['billingAddress'] as object), email}},
  });
  const answer = (await response.json()) as {orderLink?: string};
  expect(answer).toMatchObject({success: true});
  return answer.orderLink ?? '';
}
