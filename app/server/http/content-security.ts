import {createContentSecurityPolicy} from '@shopify/hydrogen';
import {stripeStubOrigin, type Env} from '../settings/env';
import {factsOf} from '~/route-facts';

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Whether the payment service's own script may run in a page's document: every public page has the cart's drawer. */
export function runsPayment(env: Env, pathname: string): boolean {
  const {takesPayment = false, isPersonal = false} = factsOf(pathname);
  return env.PAYMENT_GATEWAY === 'stripe' && (takesPayment || !isPersonal);
}

/** The hosts that Stripe's script needs, where wallets may stand and nowhere else. */
function paymentHosts(env: Env, pathname: string) {
  if (!runsPayment(env, pathname)) return null;
  const stripeStub = stripeStubOrigin(env);
  const own = stripeStub ? [new URL(stripeStub).origin] : [];
  return {
    script: [...stripeScripts, ...own],
    frame: [...stripeScripts, 'https://hooks.stripe.com', ...own],
    connect: ['https://api.stripe.com', ...own],
  };
}

/** Where a video of the owner's page comes from, once it is wanted. */
const videoHosts = (pathname: string): string[] | null =>
  factsOf(pathname).isPersonal && !factsOf(pathname).showsDraft
    ? null
    : ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const reportsPath = '/functions/csp-reports';
/** What `report-to` names. */
const endpoints = `csp="${reportsPath}"`;

/** Whether the checkout's form may end there: browsers hold a form's redirects against the policy, too. */
export const mayFormLeadTo = (env: Env, url: string): boolean =>
  new URL(url).origin === new URL(env.WOO_GRAPHQL_URL).origin;

/** The shop's own page takes the payment of an order that is placed by a plain form. */
const formTargets = (env: Env, pathname: string): string[] =>
  env.PAYMENT_GATEWAY === 'hosted' && factsOf(pathname).leadsToShop
    ? [new URL(env.WOO_GRAPHQL_URL).origin]
    : [];

/** The policy of one page: our own files by nonce, the shop's pictures, analytics where it is set, and who takes payments. */
export function createPolicy(env: Env, siteUrl: string, pathname: string) {
  const shop = new URL(env.WOO_GRAPHQL_URL).origin;
  const analytics = env.PUBLIC_ANALYTICS_URL ? [new URL(env.PUBLIC_ANALYTICS_URL).origin] : [];
  const payment = paymentHosts(env, pathname);
  const isSecure = siteUrl.startsWith('https:');
  // Hydrogen's own header lets in Shopify's hosts: the nonce and its provider are what is used of it.
  const {nonce, NonceProvider} = createContentSecurityPolicy();
  const header = toHeader({
    'base-uri': ["'none'"],
    'default-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    // While developing Vite writes styles into the page.
    'style-src': ["'self'", ...(import.meta.env.DEV ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...analytics, ...(payment?.connect ?? [])],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...analytics, ...(payment?.script ?? [])],
    'img-src': ["'self'", 'data:', shop],
    'font-src': ["'self'"],
    'media-src': ["'self'", shop],
    'frame-src': payment ? ["'self'", ...payment.frame] : videoHosts(pathname),
    'form-action': ["'self'", ...formTargets(env, pathname)],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': isSecure ? [] : null,
    'report-uri': [reportsPath],
    // A browser that supports it ignores `report-uri`, and sends such reports by https only.
    'report-to': isSecure ? ['csp'] : null,
  });
  const reportsTo = isSecure ? endpoints : null;
  return {nonce, NonceProvider, header, reportsTo, takesPayment: payment !== null};
}

/** `null`: without that directive. */
const toHeader = (directives: Record<string, string[] | null>): string =>
  Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');

const inlineScripts =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

/**
 * The same policy for a page that is shown to everyone: it names the page's inline scripts by their hashes. A nonce
 * that is repeated protects nothing.
 */
export async function namingScripts(header: string, html: string): Promise<string> {
  const scripts = [...html.matchAll(inlineScripts)].map(([, script = '']) => script);
  const hashes = await Promise.all(scripts.map(sha256Source));
  return header
    .replace(/script-src ([^;]*?) 'nonce-[^']*'/, `script-src $1 ${hashes.join(' ')}`)
    .replace(/ 'nonce-[^']*'/g, '');
}

async function sha256Source(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
