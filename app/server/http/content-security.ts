import {createContentSecurityPolicy} from './hydrogen';
import {stripeStubOrigin, type Env} from '../settings/env';
import {isPaymentPage} from '~/browser/payment-pages';
import {reportsPath} from './security';

const shopifyHosts =
  / https:\/\/(?:cdn\.shopify\.com\/?|shopify\.com|monorail-edge\.shopifysvc\.com)/g;

const developersHosts = / (?:http|ws):\/\/(?:localhost|127\.0\.0\.1|\*\.tryhydrogen\.dev):\*/g;

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The hosts that Stripe's script needs, on the pages that take payments and on no other. */
function paymentHosts(env: Env, pathname: string) {
  if (env.PAYMENT_GATEWAY !== 'stripe' || !isPaymentPage(pathname)) return null;
  const stripeStub = stripeStubOrigin(env);
  const own = stripeStub ? [new URL(stripeStub).origin] : [];
  return {
    script: [...stripeScripts, ...own],
    frame: [...stripeScripts, 'https://hooks.stripe.com', ...own],
    connect: ['https://api.stripe.com', ...own],
  };
}

/** What `report-to` names. */
const endpoints = `csp="${reportsPath}"`;

/**
 * A browser that knows `report-to` heeds nothing else, and reports so by https alone. Others know `report-uri`.
 */
const reportingOf = (isSecure: boolean) =>
  `report-uri ${reportsPath}${isSecure ? '; report-to csp' : ''}`;

/** Whether the checkout's form may end there: browsers hold a form's redirects against the policy, too. */
export const mayFormLeadTo = (env: Env, url: string): boolean =>
  new URL(url).origin === new URL(env.WOO_GRAPHQL_URL).origin;

/** The shop's own page takes the payment of an order that is placed by a plain form. */
const formTargets = (env: Env, pathname: string): string[] =>
  env.PAYMENT_GATEWAY === 'hosted' && pathname === '/checkout'
    ? [new URL(env.WOO_GRAPHQL_URL).origin]
    : [];

/** The policy of one page: our own files by nonce, the shop's pictures, analytics where it is set, and who takes payments. */
export function createPolicy(env: Env, siteUrl: string, pathname: string) {
  const shop = new URL(env.WOO_GRAPHQL_URL).origin;
  const analytics = env.PUBLIC_ANALYTICS_URL ? [new URL(env.PUBLIC_ANALYTICS_URL).origin] : [];
  const payment = paymentHosts(env, pathname);
  const isSecure = siteUrl.startsWith('https:');
  const policy = createContentSecurityPolicy({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...analytics, ...(payment?.script ?? [])],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', shop],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'", ...analytics, ...(payment?.connect ?? [])],
    ...(payment && {frameSrc: ["'self'", ...payment.frame]}),
    formAction: ["'self'", ...formTargets(env, pathname)],
    objectSrc: ["'none'"],
    ...(isSecure ? {upgradeInsecureRequests: true} : {}),
  });
  // Hydrogen adds Shopify's hosts and, while developing, `'unsafe-inline'` and localhost: only what is used stays. The
  // one difference while developing: Vite writes styles into the page.
  const header = `${policy.header}; style-src-attr 'unsafe-inline'; ${reportingOf(isSecure)}`
    .replace(shopifyHosts, '')
    .replace(developersHosts, '')
    .replace(/base-uri [^;]*/, "base-uri 'none'")
    .replace(
      /(style-src [^;]*?) 'unsafe-inline'/,
      import.meta.env.DEV ? "$1 'unsafe-inline'" : '$1',
    );
  const reportsTo = isSecure ? endpoints : null;
  return {...policy, header, reportsTo, takesPayment: payment !== null};
}

const inlineScripts =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

/**
 * The same policy for a page that is shown to everyone: it names the page's inline scripts by their hashes. A nonce
 * that is repeated protects nobody.
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
