import type {Device} from '~adapters/accounts';
import type {Env} from '../settings/env';

/** What limits count of a network address: all of IPv4, the first 64 bits of IPv6. Null for what is no address. */
export function toNetwork(clientAddress: string): string | null {
  const address = clientAddress.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIpv4(address)) return address;
  const [bare = ''] = address.replace(/^\[|\]$/g, '').split('%');
  const groups = toGroups(bare);
  return groups && `${groups.slice(0, 4).join(':')}::/64`;
}

/** The first 48 bits of an IPv6 network: one customer of a provider may have all 65,536 networks in it. */
export const toWideNetwork = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

/** All that one customer of a provider may have; null for what is no address. */
export function toWidestNetwork(clientAddress: string): string | null {
  const network = toNetwork(clientAddress);
  return network && (toWideNetwork(network) ?? network);
}

const isIpv4 = (text: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

/** The eight groups of an IPv6 address without leading zeros; null when it is none. */
function toGroups(text: string): string[] | null {
  if (!/^[\da-f:]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null;
  // A URL spells every address in one way, a run of zeros as `::`.
  const spelled = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [before = [], after = []] = spelled
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * The browser's address, as only the host can know it: the Node host passes it on directly; on Workers and Oxygen
 * the one header counts that the platform sets and the settings name. `unknown` without it.
 */
export function clientAddressOf(
  request: Request,
  env: Pick<Env, 'CLIENT_ADDRESS_HEADER'>,
  givenByHost: string | undefined,
): string {
  if (givenByHost) return givenByHost;
  const header = env.CLIENT_ADDRESS_HEADER;
  return (header && request.headers.get(header)) || 'unknown';
}

const longestUserAgent = 300;

/** What the accounts service stores with a new session, by which its owner recognises it in the list of sessions. */
export const deviceOf = (request: Request, clientAddress: string): Device => ({
  userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent),
  ip: clientAddress === 'unknown' ? null : clientAddress,
});
