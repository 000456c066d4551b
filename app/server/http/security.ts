import {factsOf} from '~/route-facts';

/** Of what is no page: opened by itself it is shown, runs nothing, and stands in no frame. */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a year, and every name below. */
export const transportPolicy = 'max-age=31536000; includeSubDomains';

const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': filePolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/**
 * For a page that takes payments: wallets ask the browser for a payment from Stripe's frames, and some open a window
 * that has to answer its opener.
 */
export function letWalletsOpen(headers: Headers): void {
  const {'Permissions-Policy': policy = ''} = securityHeaders;
  const payment = 'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")';
  headers.set('Permissions-Policy', policy.replace('payment=()', payment));
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
}

/**
 * An order's address has its proof in it: no other site and no search engine may get it. Our own pages may: a form of a
 * page that sends no referrer would have no origin either, and be refused as another site's.
 */
const linkHeaders: Record<string, string> = {
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Adds the headers that every answer carries unless it has its own; HSTS only where the shop is reached by https. */
export function addSecurityHeaders(headers: Headers, address: URL): void {
  const all = {...securityHeaders, ...(factsOf(address.pathname).hasProof && linkHeaders)};
  for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
  if (address.protocol === 'https:') headers.set('Strict-Transport-Security', transportPolicy);
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from a page of ours. `unknown`: old browsers and some proxies send
 * neither origin nor site, and a form of any page could have sent it. JSON could not come from a form: for that a browser
 * sends a preflight request (CORS), which gets no permission (rules: Forms and other sites). `mail`: with the sealed link of
 * a mail, whoever posts it.
 */
export function sourceOf(
  request: Request,
  siteUrl: string,
): 'own' | 'mail' | 'foreign' | 'unknown' {
  if (safeMethods.has(request.method)) return 'own';
  const {pathname, searchParams, origin: own} = new URL(request.url);
  const {takesForeignPosts, isMailed} = factsOf(pathname);
  if (takesForeignPosts) return 'own';
  if (isMailed && searchParams.has('token')) return 'mail';
  const origin = request.headers.get('Origin');
  if (origin) return origin === own || origin === new URL(siteUrl).origin ? 'own' : 'foreign';
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const type = request.headers.get('Content-Type') ?? '';
  return /^application\/json\s*(;|$)/i.test(type) ? 'own' : 'unknown';
}
