import {describe, expect, test} from 'vitest';
import {refused} from '~adapters/commerce';
import {action as claim} from '~/free-sample/pages/account.claim-sample';
import {action as confirm, loader as showConfirm} from '~/routes/account.confirm';
import {action as resend} from '~/routes/account.resend';
import {action as reset} from '~/routes/account.reset';
import {action as signIn} from '~/routes/account.sign-in';
import {action as signOut, loader as getSignOut} from '~/routes/account.sign-out';
import {action as signUp} from '~/routes/account.sign-up';
import {demoPassword} from '~mocks/demo-accounts';
import {openAccountBrowser} from '../support/account-browser';
import {newestLink} from '../support/wordpress-mock';

const email = 'demo@bellyful.example';
const credentials = {email, password: demoPassword};
const refusal = (message: string, field: string | null = null) => ({
  status: 422,
  body: {ok: false, refusals: [{field, message}]},
});

const tooMany = {
  status: 429,
  body: {
    ok: false,
    refusals: [
      {
        field: null,
        message: 'Too many attempts. Please wait a few minutes and try again.',
        code: 'tooManyTries',
        retryAfterSeconds: expect.any(Number) as number,
      },
    ],
  },
};

type Browser = ReturnType<typeof openAccountBrowser>;
const enter = (browser: Browser) => browser.post(signIn, '/account/sign-in', credentials);

describe('signing in', () => {
  test('without scripts goes on to where the form said', async () => {
    const fields = {...credentials, returnTo: '/checkout?step=1'};
    const answer = await openAccountBrowser().post(signIn, '/account/sign-in', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/checkout?step=1');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
    'never goes on to another site (%s)',
    async (returnTo) => {
      const fields = {...credentials, returnTo};
      const answer = await openAccountBrowser().post(signIn, '/account/sign-in', fields);
      expect(answer.headers.get('Location')).toBe('/');
    },
  );

  test('ends the session that the browser had before', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    const {session: first} = await browser.visit();
    await enter(browser);
    const {session: second} = await browser.visit();
    expect(first && (await browser.accounts.getShopper(first))).toBeNull();
    expect(second && (await browser.accounts.getShopper(second))?.email).toBe(email);
  });

  test.each([
    ['wrong password', {email, password: 'Wrong-1!'}],
    ['unknown address', {email: 'nobody@x.example', password: 'Wrong-1!'}],
  ])('with a %s says the same and repeats what was typed, but the password', async (_, fields) => {
    const browser = openAccountBrowser();
    const answer = await browser.post(signIn, '/account/sign-in', fields);
    expect(answer).toMatchObject(refusal('Invalid email or password. Please try again.'));
    expect(answer.body).toMatchObject({typed: {email: fields.email}});
    expect(JSON.stringify(answer.body)).not.toContain('Wrong-1!');
    expect(browser.jar.size).toBe(0);
  });

  test('is limited for one account from one network, and the counter names no address', async () => {
    const browser = openAccountBrowser();
    for (let tries = 0; tries < 10; tries += 1) {
      await browser.post(signIn, '/account/sign-in', {email, password: 'Wrong-1!'});
    }
    expect(await enter(browser)).toMatchObject(tooMany);
    expect([...browser.state.counters.keys()].join()).not.toContain('demo');
    const other = {email: 'shopper@bellyful.example', password: demoPassword};
    expect((await browser.post(signIn, '/account/sign-in', other)).status).toBe(200);
    browser.jar.clear();
    browser.moveTo('198.51.100.1');
    expect((await enter(browser)).status).toBe(200);
  });

  test('is limited for one network address', async () => {
    const browser = openAccountBrowser();
    const answers: string[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const fields = {email: `n${tries}@x.example`, password: 'Wrong-1!'};
      const {body} = await browser.post(signIn, '/account/sign-in', fields);
      answers.push(JSON.stringify(body));
    }
    expect(answers.at(-2)).toContain('Invalid email or password');
    expect(answers.at(-1)).toContain('Too many attempts');
  });

  test('while the accounts service is away ends with a sentence, and the log has the cause', async () => {
    const browser = openAccountBrowser();
    browser.accounts.signIn = () => Promise.reject(new Error('connection refused'));
    expect(await enter(browser)).toMatchObject(
      refusal('An unexpected error occurred. Please try again.'),
    );
    expect(JSON.stringify(browser.logged)).toContain('connection refused');
  });
});

describe('signing up', () => {
  const fields = {email: 'ana.lopez@x.example', password: 'Plum-tree-1!'};

  test('signs in, and sends one mail, which welcomes and holds the link', async () => {
    const browser = openAccountBrowser();
    const answer = await browser.post(signUp, '/account/sign-up', fields);
    expect(answer).toMatchObject({status: 200, body: {ok: true, message: null}});
    expect((await browser.visit()).shopper).toMatchObject({
      email: fields.email,
      emailConfirmedAt: null,
    });
    const [mail, ...others] = browser.outbox.mails;
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Welcome! Please confirm your email address');
    expect(mail?.text).not.toContain('ana.lopez');
  });

  test('asks to look into the inbox where the service wants the address confirmed first', async () => {
    const browser = openAccountBrowser({confirmsBeforeSignIn: true});
    const answer = await browser.post(signUp, '/account/sign-up', {...fields, returnTo: '/'});
    expect(answer.body).toMatchObject({ok: true, message: expect.stringContaining('inbox')});
    expect(browser.jar.size).toBe(0);
  });

  test('with a taken address says so', async () => {
    const answer = await openAccountBrowser().post(signUp, '/account/sign-up', {
      email: email.toUpperCase(),
      password: 'Plum-tree-1!',
    });
    expect(answer).toMatchObject(
      refusal('This email is already registered. Please sign in instead.'),
    );
  });

  test('tells one network of ten addresses an hour whether they have an account, and no more', async () => {
    const browser = openAccountBrowser();
    const taken = {email, password: 'Plum-tree-1!'};
    for (let tries = 0; tries < 10; tries += 1)
      await browser.post(signUp, '/account/sign-up', {...taken, email: `n${tries}@x.example`});
    const answers = [taken, {...taken, email: 'nobody@x.example'}].map(async (typed) => {
      const {status, body} = await browser.post(signUp, '/account/sign-up', typed);
      const {refusals} = body as {refusals: unknown};
      return {status, body: {ok: false, refusals}};
    });
    expect(await Promise.all(answers)).toEqual([tooMany, tooMany]);
  });

  test('shows every rule the password breaks, and sends the service nothing', async () => {
    const browser = openAccountBrowser();
    const answer = await browser.post(signUp, '/account/sign-up', {email: 'x', password: 'abc'});
    const {refusals} = answer.body as {refusals: {message: string}[]};
    expect(refusals.map(({message}) => message)).toEqual([
      'Please enter a valid email address',
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ]);
    expect(browser.requests).toEqual([]);
  });

  test('with a password that anyone would try first is refused, and so is choosing it by a link', async () => {
    const browser = openAccountBrowser();
    const weak = {...fields, password: 'Bellyful-2026!'};
    const refusal = {
      ok: false,
      refusals: [
        {
          field: 'password',
          message:
            'This password is one of the first that anyone would try. Please choose another.',
        },
      ],
    };
    const answer = await browser.post(signUp, '/account/sign-up', weak);
    expect(answer).toMatchObject({status: 422, body: refusal});
    const token = {token_hash: '1.made-up', password: 'P@ssw0rd2026!'};
    expect(await browser.post(reset, '/account/reset', token)).toMatchObject({body: refusal});
    expect(browser.requests).toEqual([]);
  });

  test.each([
    ['/opt/trg/starterdiscount?ref=mail', '/opt/trg/starterdiscount?ref=mail'],
    ['/cart?more=1', '/cart'],
    // Their addresses prove something, or lead elsewhere.
    ['/orders/101?key=secret', null],
    ['https://evil.example/', null],
    ['//evil.example', null],
  ])('on %s mails a link that leads back to %s', async (from, returnTo) => {
    const browser = openAccountBrowser();
    await browser.post(signUp, '/account/sign-up', {...fields, from});
    const link = newestLink(browser.outbox, fields.email);
    expect(link.searchParams.get('returnTo')).toBe(returnTo);
  });
});

describe('confirming', () => {
  /** Somebody signed up with an address; the browser is its owner's, who opened the mail. */
  async function openMailed(settings: {now?: () => number} = {}) {
    const browser = openAccountBrowser(settings);
    await browser.accounts.resendConfirmation('new@bellyful.example', 'https://shop.example/c');
    const {searchParams} = newestLink(browser.outbox, 'new@bellyful.example');
    const token_hash = searchParams.get('token_hash') ?? '';
    const press = (fields: Record<string, string>) =>
      browser.post(confirm, '/account/confirm', {token_hash, ...fields});
    const confirmedAt = async () => (await browser.visit()).shopper?.emailConfirmedAt;
    return {browser, press, confirmedAt};
  }
  const linkOver = refusal('This link is no longer valid. Please ask for a new one.');
  const confirmed = {
    status: 200,
    body: {ok: true, message: 'Thank you! Your email address is confirmed.'},
  };

  test('by the mailed link asks for the password of who signed up, and signs in', async () => {
    const {press, confirmedAt} = await openMailed();
    expect(await press({})).toMatchObject(refusal('Please enter your password', 'password'));
    expect(await press({password: 'Guessed-1!'})).toMatchObject(
      refusal(
        'That is not the password of this account. Please try again, or choose a new one below.',
      ),
    );
    expect(await confirmedAt()).toBeUndefined();
    expect(await press({password: demoPassword})).toMatchObject(confirmed);
    expect(await confirmedAt()).toEqual(expect.any(String));
  });

  test('where the account is signed in takes one press, and leads back', async () => {
    const {browser, press, confirmedAt} = await openMailed();
    const shopper = {email: 'new@bellyful.example', password: demoPassword};
    await browser.post(signIn, '/account/sign-in', shopper);
    const from = '/opt/trg/starterdiscount';
    await browser.post(resend, '/account/resend', {from});
    const link = newestLink(browser.outbox, shopper.email);
    const [token_hash = '', returnTo = ''] = ['token_hash', 'returnTo'].map(
      (name) => link.searchParams.get(name) ?? '',
    );
    for (const _time of ['once', 'pressed twice']) {
      const {status, headers} = await press({token_hash, returnTo});
      expect([status, headers.get('Location')]).toEqual([303, from]);
    }
    expect(await confirmedAt()).toEqual(expect.any(String));
  });

  test('by the link of another account asks for its password', async () => {
    const {browser, press} = await openMailed();
    await browser.post(signIn, '/account/sign-in', {email, password: demoPassword});
    expect(await press({})).toMatchObject(refusal('Please enter your password', 'password'));
  });

  test('pressed twice or shown again says the same', async () => {
    const {press, confirmedAt} = await openMailed();
    const fields = {password: demoPassword};
    for (const answer of await Promise.all([press(fields), press(fields)]))
      expect(answer).toMatchObject(confirmed);
    expect(await press(fields)).toMatchObject(confirmed);
    expect(await confirmedAt()).toEqual(expect.any(String));
  });

  test('with a new password keeps its rules, and leaves who signed up outside', async () => {
    const {browser, press, confirmedAt} = await openMailed();
    const stranger = await browser.accounts.signIn('new@bellyful.example', demoPassword);
    expect((await press({isNew: 'yes', password: 'short'})).status).toBe(422);
    const fields = {isNew: 'yes', password: 'Owner-1!'};
    for (const answer of await Promise.all([press(fields), press(fields)]))
      expect(answer).toMatchObject(confirmed);
    expect(await confirmedAt()).toEqual(expect.any(String));
    expect(stranger.ok && (await browser.accounts.getShopper(stranger.value))).toBeNull();
    expect((await browser.accounts.signIn('new@bellyful.example', demoPassword)).ok).toBe(false);
    expect(await press({isNew: 'yes', password: 'Another-1!'})).toMatchObject(linkOver);
  });

  test('by a link older than a day, or that nobody mailed, is refused', async () => {
    let now = Date.now();
    const {press} = await openMailed({now: () => now});
    const made = {token_hash: 'made-up', password: demoPassword};
    expect(await press(made)).toMatchObject(linkOver);
    now += 24 * 3_600_000;
    expect(await press({password: demoPassword})).toMatchObject(linkOver);
    expect(await press({isNew: 'yes', password: 'Owner-1!'})).toMatchObject(linkOver);
  });

  test('is done by nobody who only opens the link, as scanners of mails do', async () => {
    const {browser, press} = await openMailed();
    const request = new Request('https://shop.example/account/confirm?token_hash=1&isNew=yes');
    const context = {access: {shopper: async () => null}};
    expect(await showConfirm({context, request} as never)).toEqual({
      tokenHash: '1',
      isNew: true,
      isChange: false,
      returnTo: '',
      isSignedIn: false,
    });
    expect(browser.requests.filter((line) => line.includes('/accounts/confirm'))).toEqual([
      'POST /wp-json/bellyful/v1/accounts/confirmations',
    ]);
    expect((await press({password: demoPassword})).status).toBe(200);
  });

  test('is limited, so that nobody guesses at links', async () => {
    const {press} = await openMailed();
    for (let tries = 0; tries < 20; tries += 1)
      await press({token_hash: String(tries), password: demoPassword});
    expect(await press({password: demoPassword})).toMatchObject(tooMany);
  });

  test('mail goes to the signed-in shopper again, and the page says when it fails', async () => {
    const browser = openAccountBrowser();
    const fields = {email: 'new@bellyful.example', password: demoPassword};
    await browser.post(signIn, '/account/sign-in', fields);
    const first = await browser.post(resend, '/account/resend', {email: 'other@x.example'});
    expect(first.body).toEqual({
      ok: true,
      message: 'Confirmation email sent! Please check your inbox.',
    });
    expect(browser.outbox.mails.map(({to}) => to)).toEqual(['new@bellyful.example']);
    browser.accounts.resendConfirmation = () => Promise.reject(new Error('away'));
    expect(await browser.post(resend, '/account/resend', {})).toMatchObject(
      refusal('Failed to send confirmation email. Please try again later.'),
    );
  });

  test.each(['new@bellyful.example', 'nobody@x.example', email])(
    'mail asked for by a visitor is answered alike for every address (%s)',
    async (typed) => {
      const browser = openAccountBrowser();
      for (const _time of [1, 2]) {
        const answer = await browser.post(resend, '/account/resend', {email: typed});
        expect(answer).toMatchObject({
          status: 200,
          body: {ok: true, message: 'Confirmation email sent! Please check your inbox.'},
        });
        browser.accounts.resendConfirmation = async () => refused('not_now');
      }
    },
  );
});

describe('a forgotten password', () => {
  test('is replaced through the mailed link, and the shopper is signed in', async () => {
    const browser = openAccountBrowser();
    await browser.post(reset, '/account/reset', {email});
    const link = newestLink(browser.outbox, email);
    expect(`${link.origin}${link.pathname}`).toBe('https://shop.example/account/reset');
    const token = Object.fromEntries(link.searchParams);
    const weak = await browser.post(reset, '/account/reset', {...token, password: 'short'});
    expect(weak.status).toBe(422);
    const fields = {...token, password: 'Changed-1!'};
    expect((await browser.post(reset, '/account/reset', fields)).body).toEqual({
      ok: true,
      message: 'Your password has been changed.',
    });
    expect((await browser.visit()).shopper?.email).toBe(email);
    expect((await browser.accounts.signIn(email, 'Changed-1!')).ok).toBe(true);
  });

  test('typed again as it was lets the shopper in', async () => {
    const browser = openAccountBrowser();
    const own = {email: 'ana@x.example', password: 'Plum-tree-1!'};
    await browser.post(signUp, '/account/sign-up', own);
    browser.jar.clear();
    await browser.post(reset, '/account/reset', {email: own.email});
    const token = Object.fromEntries(newestLink(browser.outbox, own.email).searchParams);
    const typed = {...token, password: own.password};
    expect((await browser.post(reset, '/account/reset', typed)).status).toBe(200);
    expect((await browser.visit()).shopper?.email).toBe(own.email);
  });

  test('requested is answered alike for every address, also when the service refuses', async () => {
    const browser = openAccountBrowser();
    const answers = new Set<string>();
    const requestReset = async (typed: string) => {
      const {status, body} = await browser.post(reset, '/account/reset', {email: typed});
      answers.add(JSON.stringify({status, body}));
    };
    for (const typed of [email, email, 'nobody@x.example', 'nobody@x.example'])
      await requestReset(typed);
    browser.accounts.sendPasswordReset = async () => refused('not_now');
    await requestReset('shopper@bellyful.example');
    expect(answers.size).toBe(1);
    expect(browser.outbox.mails).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('removes the cookie and ends the session, whoever still has its cookie', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    const stolen = new Map(browser.jar);
    const {session} = await browser.visit();
    const answer = await browser.post(signOut, '/account/sign-out', {returnTo: '/products'});
    expect(answer.headers.get('Location')).toBe('/products');
    expect(answer.setCookies.every((cookie) => cookie.includes('Max-Age=0;'))).toBe(true);
    expect(browser.jar.has('__Host-bellyful-account')).toBe(false);
    for (const [name, value] of stolen) browser.jar.set(name, value);
    expect((await browser.visit()).shopper).toBeNull();
    expect(session && (await browser.accounts.getShopper(session))).toBeNull();
  });

  test('removes the cookie also when the accounts service is away', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    browser.accounts.signOut = () => Promise.reject(new Error('away'));
    await browser.post(signOut, '/account/sign-out', {});
    expect(browser.jar.has('__Host-bellyful-account')).toBe(false);
    expect(browser.logged.at(-1)).toMatchObject({event: 'session.end.failed'});
  });

  test('and mailing again are not done by a GET', () => {
    const answer = getSignOut();
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  });
});

describe('the free sample', () => {
  test('is for shoppers who are signed in', async () => {
    const answer = await openAccountBrowser().post(claim, '/account/claim-sample', {});
    expect(answer).toMatchObject(refusal('User not authenticated'));
  });

  test('is claimed once, also by three tabs at the same moment', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post(claim, '/account/claim-sample', {})),
    );
    const claims = answers.map(({body}) => (body as {isNewClaim: boolean}).isNewClaim);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('is for confirmed addresses alone', async () => {
    const browser = openAccountBrowser();
    const fields = {email: 'new@bellyful.example', password: demoPassword};
    await browser.post(signIn, '/account/sign-in', fields);
    expect(await browser.post(claim, '/account/claim-sample', {})).toMatchObject(
      refusal('Please confirm your email address first: the link is in your inbox.'),
    );
    expect(browser.state.freeSamples.size).toBe(1);
  });

  test('is not claimed with a session that was ended elsewhere', async () => {
    const browser = openAccountBrowser();
    await enter(browser);
    browser.state.sessions.clear();
    expect(await browser.post(claim, '/account/claim-sample', {})).toMatchObject(
      refusal('User not authenticated'),
    );
  });
});
