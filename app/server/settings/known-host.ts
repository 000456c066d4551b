/** Whether only this machine reaches such a host. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

/** An address that is not on the internet (RFC 1918, 3927, 4193, 4291). */
const isPrivateAddress = (hostname: string) =>
  /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname) ||
  /^\[f([cd]|e[89ab])[\da-f]{2}:[\da-f:]+\]$/i.test(hostname);

/** The origin of the shop's public address, by whatever port or local name; null for a host that is not its own. */
export const ownOrigin = (hostname: string, store: string): string | null =>
  URL.canParse(store) && (isLoopback(hostname) || hostname === new URL(store).hostname)
    ? new URL(store).origin
    : null;

/**
 * Whether a request names the shop's own host. Any other name is the client's choice: it would end up in mails and
 * canonical addresses. The mocked shop may also be visited by number, from a phone in the same network.
 */
export function isKnownHost(
  request: Request,
  env: {PUBLIC_STORE_URL?: string | undefined; PAYMENT_GATEWAY: readonly string[]},
): boolean {
  const {hostname} = new URL(request.url);
  if (isLoopback(hostname)) return true;
  if (env.PUBLIC_STORE_URL) return ownOrigin(hostname, env.PUBLIC_STORE_URL) !== null;
  return env.PAYMENT_GATEWAY.includes('offline') && isPrivateAddress(hostname);
}

export const misdirected = (): Response =>
  new Response('This shop is not at this address.', {
    status: 421,
    headers: {'Content-Type': 'text/plain; charset=utf-8'},
  });
