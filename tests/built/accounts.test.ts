import {describe, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {findAll, requireOne, type PlainPage} from '../support/plain-browser';

const shop = useBuiltShop({TRUST_PROXY: '1'});
const password = 'Plum-tree-1!';
const invalid = 'Invalid email or password. Please try again.';

const aNewEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@shop.example`;
const alertOf = (page: PlainPage) => requireOne(page, '[role=alert]', /./).textContent;
const valueOf = (page: PlainPage, name: string) =>
  page.document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value;

/** A browser without scripts that presses the main button of the page it is on. */
function openAtShop() {
  const browser = shop.openBrowser();
  return {
    ...browser,
    send: (page: PlainPage, button: string, typed: Record<string, string>) =>
      browser.press(page, requireOne(page, 'main button', button), typed),
  };
}

/** The path that a mail to this address leads to. */
async function mailedPath(email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = await shop.control().mails();
    const texts = mails.filter(({to}) => to === email).map(({text}) => text);
    const links = texts.join('\n').match(/https?:\/\/\S+/g) ?? [];
    const link = links.map((each) => new URL(each)).findLast(({pathname}) => pathname === path);
    if (link) return link.pathname + link.search;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No mail to ${email} leads to ${path}`);
}

async function signUp(browser: ReturnType<typeof openAtShop>) {
  const email = aNewEmail();
  const page = await browser.open('/account/sign-up');
  await browser.send(page, 'Create Account', {email, password});
  return email;
}

describe('without scripts', () => {
  test('a shopper signs in on a page, comes back to where he was and signs out', async () => {
    const browser = openAtShop();
    const email = await signUp(browser);
    browser.forgetCookies();
    const page = await browser.open('/account/sign-in?returnTo=%2Fproducts%3Fcategory%3Dkonjac');
    const wrongEmail = await browser.send(page, 'Sign In', {email: 'ada@nowhere', password});
    expect(alertOf(wrongEmail)).toBe('Please enter a valid email address');
    const wrong = await browser.send(wrongEmail, 'Sign In', {email, password: 'Wrong-1!'});
    expect(alertOf(wrong)).toBe(invalid);
    expect(valueOf(wrong, 'email')).toBe(email);
    const back = await browser.send(wrong, 'Sign In', {email, password});
    expect(back.path).toBe('/products?category=konjac');
    // The page is everybody's: its icon leads to the account, which knows.
    expect(back.html).not.toContain(email);
    const account = await browser.follow(requireOne(back, 'header a', 'Sign In'));
    expect([account.path, account.main]).toEqual(['/account', expect.stringContaining(email)]);
    const out = await browser.press(account, requireOne(account, 'main button', 'Sign Out'));
    const visitor = await browser.follow(requireOne(out, 'header a', 'Sign In'));
    expect(visitor.path).toBe('/account/sign-in?returnTo=%2Faccount');
  });

  test('a new shopper creates an account on a page and confirms it', async () => {
    const browser = openAtShop();
    const email = aNewEmail();
    const page = await browser.open('/account/sign-up');
    const short = await browser.send(page, 'Create Account', {email, password: 'short'});
    const rules = [...short.document.querySelectorAll('[role=alert] li')];
    expect(rules.map(({textContent}) => textContent)).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ]);
    const account = await browser.send(short, 'Create Account', {email, password});
    expect(account.path).toBe('/account');
    expect(account.main).toContain('Not confirmed yet');
    const path = await mailedPath(email, '/account/confirm');
    const opened = await browser.open(path);
    expect((await browser.open('/account')).main).toContain('Not confirmed yet');
    const elsewhere = openAtShop();
    const asked = await elsewhere.open(path);
    const missing = await elsewhere.send(asked, 'Confirm my email', {});
    expect(alertOf(missing)).toBe('Please enter your password');
    const wrong = await elsewhere.send(missing, 'Confirm my email', {password: 'Guessed-1!'});
    expect(alertOf(wrong)).toMatch(/^That is not the password of this account\./);
    // Signed in, one press is enough, and leads back.
    for (const _time of ['once', 'again']) {
      const confirmed = await browser.send(opened, 'Confirm my email', {});
      expect(confirmed.path).toBe('/account');
      expect(confirmed.main).toMatch(/\bConfirmed\b/);
    }
    const known = await elsewhere.send(wrong, 'Confirm my email', {password});
    expect(known.main).toMatch(/\bConfirmed\b/);
  });

  test('a link that is none leads to a new one', async () => {
    const browser = openAtShop();
    const page = await browser.open('/account/confirm?token_hash=1.made-up');
    const over = await browser.send(page, 'Confirm my email', {password});
    expect(alertOf(over)).toBe('This link is no longer valid. Please ask for a new one.');
    const link = requireOne(over, 'a', 'Send the confirmation again');
    expect((await browser.follow(link)).path).toBe('/account/resend');
  });

  test('a forgotten password is replaced by a mailed link, once', async () => {
    const browser = openAtShop();
    const email = await signUp(browser);
    browser.forgetCookies();
    const signIn = await browser.open('/account/sign-in');
    const forgotten = await browser.follow(requireOne(signIn, 'a', 'Forgot your password?'));
    const refused = await browser.send(forgotten, 'Send the link', {email: 'ada@nowhere'});
    expect(alertOf(refused)).toBe('Please enter a valid email address');
    const answered = await browser.send(refused, 'Send the link', {email});
    expect(answered.main).toContain(
      'If there is an account for this email, a link to choose a new password is on its way.',
    );
    const choose = await browser.open(await mailedPath(email, '/account/reset'));
    const weak = await browser.send(choose, 'Save new password', {password: 'Plum-tree-new'});
    expect(alertOf(weak)).toBe('Password must contain at least one number');
    const saved = await browser.send(weak, 'Save new password', {password: 'Plum-tree-2!'});
    expect(saved.main).toContain('Your password has been changed.');
    browser.forgetCookies();
    const page = await browser.open('/account/sign-in');
    const old = await browser.send(page, 'Sign In', {email, password});
    expect(alertOf(old)).toBe(invalid);
    const entered = await browser.send(old, 'Sign In', {email, password: 'Plum-tree-2!'});
    expect(entered.path).toBe('/account');
  });

  test('an address is saved with the account, by the rules of the checkout', async () => {
    const browser = openAtShop();
    await signUp(browser);
    const page = await browser.open('/account');
    const typed = {firstName: 'Ada', address1: '12 Orchard Lane'};
    const part = await browser.send(page, 'Save address', typed);
    expect(alertOf(part)).toBe('Last name is required');
    expect(valueOf(part, 'firstName')).toBe('Ada');
    const rest = {lastName: 'Miller', city: 'Portland', state: 'OR', zipCode: '97201'};
    const saved = await browser.send(part, 'Save address', rest);
    expect(saved.main).toContain('Your address is saved.');
    expect(valueOf(await browser.open('/account'), 'city')).toBe('Portland');
  });
});

test('an account that a stranger opened with a guest’s address is its owner’s alone once he confirms it, and only then shows his orders', async () => {
  const email = aNewEmail();
  const address = anOrderBody()['billingAddress'] as object;
  const body = anOrderBody({customerEmail: email, billingAddress: {...address, email}});
  const key = {'Idempotency-Key': aCheckoutKey()};
  const ordered = await openAtShop().postJson('/functions/create-woocommerce-order', body, key);
  const {orderNumber} = JSON.parse(ordered.text) as {orderNumber: string};
  const stranger = openAtShop();
  const signUpPage = await stranger.open('/account/sign-up');
  const account = await stranger.send(signUpPage, 'Create Account', {email, password});
  const typed = {firstName: 'Eve', lastName: 'Else', city: 'Salem', state: 'OR', zipCode: '97301'};
  await stranger.send(account, 'Save address', {...typed, address1: '1 Other Street'});
  expect((await stranger.open('/account/orders')).main).toContain('Confirm your email');
  expect((await stranger.open(`/orders/${orderNumber}`)).status).toBe(404);
  const owner = openAtShop();
  const answered = await owner.open(await mailedPath(email, '/account/confirm'));
  const choose = await owner.follow(requireOne(answered, 'a', 'I don’t know the password'));
  const weak = await owner.send(choose, 'Save and confirm', {password: 'weak'});
  expect(weak.document.querySelectorAll('[role=alert] li')).toHaveLength(4);
  const done = await owner.send(weak, 'Save and confirm', {password: 'Owner-1!'});
  expect(done.main).toMatch(/\bConfirmed\b/);
  expect((await owner.open('/account/orders')).main).toContain(`Order ${orderNumber}`);
  // His own order’s, not what the stranger typed.
  expect(valueOf(await owner.open('/account'), 'address1')).toBe('12 Orchard Lane');
  expect((await stranger.open('/account/orders')).path).toMatch(/^\/account\/sign-in/);
  stranger.forgetCookies();
  const page = await stranger.open('/account/sign-in');
  expect(alertOf(await stranger.send(page, 'Sign In', {email, password}))).toBe(invalid);
});

test('who has not confirmed his address is led to do so from the free sample and the offers', async () => {
  const browser = openAtShop();
  await signUp(browser);
  const sample = await browser.open('/free-sample');
  const resend = await browser.send(sample, 'Add Free Sample to Cart', {});
  expect(resend.path).toBe('/account/resend');
  const sent = await browser.send(resend, 'Resend email', {});
  expect(sent.main).toContain('Confirmation email sent! Please check your inbox.');
  for (const path of ['/opt/trg/starterdiscount', '/Konj/trg/starterdiscount/konjac-rice']) {
    const offer = await browser.open(path);
    const [claim] = findAll(offer, 'main button', /^Claim My/);
    expect((await browser.press(offer, claim as HTMLElement)).path).toMatch(/^\/account\/resend/);
  }
});

test('a lost telephone is signed out from another device, which stays signed in', async () => {
  const laptop = openAtShop();
  const email = await signUp(laptop);
  const telephone = openAtShop();
  await telephone.send(await telephone.open('/account/sign-in'), 'Sign In', {email, password});
  const devices = await laptop.open('/account/security');
  requireOne(devices, 'h2', 'Signed-in devices');
  expect(devices.main.match(/This device/g)).toHaveLength(1);
  const [end] = findAll(devices, 'main button', /^Sign out: /);
  const after = await laptop.press(devices, end as HTMLElement, {password});
  expect(after.document.querySelectorAll('main li button')).toHaveLength(0);
  expect((await telephone.open('/account')).path).toMatch(/^\/account\/sign-in/);
  expect((await laptop.open('/account')).path).toBe('/account');
});

test('the pages of the account are for nobody else: they lead to sign in and back', async () => {
  const browser = openAtShop();
  const email = await signUp(browser);
  expect((await browser.open('/account/sign-in')).path).toBe('/account');
  browser.forgetCookies();
  const page = await browser.open('/account/orders');
  expect(page.path).toBe('/account/sign-in?returnTo=%2Faccount%2Forders');
  expect((await browser.send(page, 'Sign In', {email, password})).path).toBe('/account/orders');
});
