import {RouterContextProvider} from 'react-router';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createAddressForms} from '~adapters/woocommerce/address-forms';
import {createProcessRateLimits, createShopRateLimits} from '~adapters/rate-limits';
import {createResendMailer} from '~adapters/mail/resend';
import {AccountAccess} from '~/account/session/account-session.server';
import {deviceOf} from '~/server/http/client-address';
import type {CookieSettings} from '~/server/session/cookie-settings';
import type {Log} from '~/server/telemetry/log';
import {AppSession} from '~/server/session/session';
import type {PluginSettings} from '~mocks/wordpress';
import {mockUrl, openWordPressMock} from './wordpress-mock';

const siteUrl = 'https://shop.example';

type Action = (args: never) => unknown;

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  setCookies: string[];
}

/** A browser with a cookie jar before the account routes, over the mocked services. */
export function openAccountBrowser(settings: Partial<PluginSettings> & {scheme?: string} = {}) {
  const {scheme = 'https', ...plugin} = settings;
  const cookieSettings: CookieSettings = {
    secrets: ['a secret of the tests'],
    isSecure: scheme === 'https',
  };
  const mock = openWordPressMock(plugin);
  const accounts = createWooAccounts(mock.plugin);
  const jar = new Map<string, string>();
  const logged: {event: string; facts: unknown}[] = [];
  const pending: Promise<unknown>[] = [];
  const write = (event: string, facts?: unknown) => void logged.push({event, facts});
  const log: Log = {info: write, warn: write, error: write};
  const forgotten: string[] = [];
  const services = {
    accounts,
    payments: [{forgetSaved: async ({id}: {id: string}) => void forgotten.push(id)}],
    addressForms: createAddressForms(mock.plugin).in('', () => {}),
    log,
    siteUrl,
    clientAddress: '203.0.113.7',
    rateLimits: {
      host: createProcessRateLimits(() => mock.state.now()),
      shop: createShopRateLimits(mock.plugin),
    },
    mailer: createResendMailer({
      url: mockUrl,
      apiKey: 'key',
      from: 'Bellyful <hello@bellyful.example>',
      fetch: mock.fetch,
    }),
    env: {
      PUBLIC_SUPPORT_EMAIL: 'support@bellyful.example',
      SESSION_SECRET: cookieSettings.secrets[0],
    },
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  };

  function openAccess(request: Request) {
    return new AccountAccess({request, accounts, cookieSettings, log});
  }

  function toRequest(path: string, init: RequestInit = {}) {
    const request = new Request(`${scheme}://shop.example${path}`, init);
    request.headers.set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) request.headers.set('Cookie', cookies);
    return request;
  }

  async function storeCookies(access: AccountAccess, session?: AppSession) {
    const setCookies = await access.cookies();
    if (session?.isPending) setCookies.push(await session.commit());
    for (const cookie of setCookies) {
      const [pair = ''] = cookie.split(';');
      const end = pair.indexOf('=');
      if (cookie.includes('Max-Age=0;')) jar.delete(pair.slice(0, end));
      else jar.set(pair.slice(0, end), pair.slice(end + 1));
    }
    return setCookies;
  }

  async function post(
    action: Action,
    path: string,
    fields: Record<string, string>,
    type: 'form' | 'json' = 'form',
  ): Promise<Answer> {
    const isForm = type === 'form';
    const request = toRequest(path, {
      method: 'POST',
      body: isForm ? new URLSearchParams(fields) : JSON.stringify(fields),
      ...(!isForm && {headers: {'Content-Type': 'application/json'}}),
    });
    const access = openAccess(request);
    const session = await AppSession.open(request, cookieSettings);
    const device = deviceOf(request, services.clientAddress);
    const context = Object.assign(new RouterContextProvider(), services, {
      access,
      session,
      device,
    });
    const answer = await run(action, {request, context, params: {}});
    const setCookies = await storeCookies(access, session);
    await Promise.all(pending.splice(0));
    return {...answer, setCookies};
  }

  /** Asks for a page: who the shopper is there, and which cookies it sets. */
  async function visit() {
    const access = openAccess(toRequest('/'));
    const shopper = await access.shopper();
    return {shopper, session: await access.session(), setCookies: await storeCookies(access)};
  }

  /** Goes on from another network. */
  function moveTo(clientAddress: string) {
    services.clientAddress = clientAddress;
  }

  return {...mock, ...services, jar, logged, forgotten, post, visit, moveTo};
}

interface DataWithInit {
  type: 'DataWithResponseInit';
  data: unknown;
  init: ResponseInit | null;
}

async function run(action: Action, args: unknown): Promise<Omit<Answer, 'setCookies'>> {
  let result: unknown;
  try {
    result = await action(args as never);
  } catch (thrown) {
    result = thrown;
  }
  if (result instanceof Response) {
    const text = await result.text();
    const isJson = result.headers.get('Content-Type')?.includes('json');
    const body: unknown = isJson ? JSON.parse(text) : text;
    return {status: result.status, headers: result.headers, body};
  }
  const {data, init} = result as DataWithInit;
  if (!('data' in (result as object))) throw result;
  return {status: init?.status ?? 200, headers: new Headers(init?.headers), body: data};
}
