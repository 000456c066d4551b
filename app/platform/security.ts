const securityHeaders: Record<string, string> = {
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
 * An order's page carries its proof in its address: no other site, and no search, may hear of it. Our own may: a form
 * of a page that sends no referrer comes without an origin, and would be taken for another site's.
 */
const linkHeaders: Record<string, string> = {
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};
const linkPaths = /^\/orders(\/|$)/i;

/** Adds the headers that every answer carries unless it has its own; HSTS only where the shop is reached by https. */
export function addSecurityHeaders(headers: Headers, address: URL): void {
  const all = {...securityHeaders, ...(linkPaths.test(address.pathname) && linkHeaders)};
  for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
  if (address.protocol === 'https:')
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reports of a browser come from no page: what their `Origin` says differs from browser to browser. */
export const reportsPath = '/functions/csp-reports';

/**
 * Whether a request that changes something comes from another site. Payment services prove themselves
 * by signature instead, so their webhooks are let through; reports change nothing but a count.
 */
export function isForeignMutation(request: Request, siteUrl: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const {pathname, origin: own} = new URL(request.url);
  if (pathname.endsWith('-webhook') || pathname === reportsPath) return false;
  const origin = request.headers.get('Origin');
  if (origin) return origin !== own && origin !== new URL(siteUrl).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
