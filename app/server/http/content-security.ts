import {createContentSecurityPolicy} from '@shopify/hydrogen';
import type {Env} from '../settings/env';
import {hostsOf} from '../settings/gateways';
import {factsOf} from '~/route-facts';

/** Whether a payment service's own script may run in a page's document: every public page has the cart's drawer. */
export function runsPayment(env: Env, pathname: string): boolean {
  const {takesPayment = false, isPersonal = false} = factsOf(pathname);
  return hostsOf(env).length > 0 && (takesPayment || !isPersonal);
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
  env.PAYMENT_GATEWAY.includes('hosted') && factsOf(pathname).leadsToShop
    ? [new URL(env.WOO_GRAPHQL_URL).origin]
    : [];

/** The policy of one page: our own files by nonce, the shop's pictures, analytics where it is set, and who takes payments. */
export function createPolicy(env: Env, siteUrl: string, pathname: string) {
  const shop = new URL(env.WOO_GRAPHQL_URL).origin;
  const analytics = env.PUBLIC_ANALYTICS_URL ? [new URL(env.PUBLIC_ANALYTICS_URL).origin] : [];
  const payment = runsPayment(env, pathname) ? hostsOf(env) : [];
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
    'connect-src': ["'self'", ...analytics, ...payment.flatMap(({connect}) => connect)],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...analytics,
      ...payment.flatMap(({script}) => script),
    ],
    'img-src': ["'self'", 'data:', shop],
    'font-src': ["'self'"],
    'media-src': ["'self'", shop],
    'frame-src':
      payment.length > 0
        ? ["'self'", ...payment.flatMap(({frame}) => frame)]
        : videoHosts(pathname),
    'form-action': ["'self'", ...formTargets(env, pathname)],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': isSecure ? [] : null,
    'report-uri': [reportsPath],
    // A browser that supports it ignores `report-uri`, and sends such reports by https only.
    'report-to': isSecure ? ['csp'] : null,
  });
  const reportsTo = isSecure ? endpoints : null;
  return {nonce, NonceProvider, header, reportsTo, takesPayment: payment.length > 0};
}

/** `null`: without that directive. */
const toHeader = (directives: Record<string, string[] | null>): string =>
  Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');

const inlineScripts =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

/** The same policy for a page that is shown to everyone: it names inline scripts by their hashes, since a nonce would repeat. */
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
