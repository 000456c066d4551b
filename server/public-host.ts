import {Resolver} from 'node:dns/promises';
import {BlockList, isIP, isIPv6} from 'node:net';

/** Addresses that are not on the internet (RFC 6890). */
const ipv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ipv4.addSubnet(network, prefix);

// All of IPv6 but its global unicast addresses (2000::/3), and of these what is set aside or leads to IPv4.
const ipv6 = new BlockList();
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ipv6.addSubnet(network, prefix, 'ipv6');

/** Names come from clients: those that take long to look up hold up no other work of the process, as the system's own look-up would. */
const resolver = new Resolver({timeout: 1000, tries: 2});

async function addressesOf(host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Whether all of them are on the internet; false where there is none. */
export const arePublic = (addresses: readonly string[]): boolean =>
  addresses.length > 0 &&
  addresses.every((one) => (isIPv6(one) ? !ipv6.check(one, 'ipv6') : !ipv4.check(one)));

/** Whether what is behind a name is on the internet. */
export const isPublicHost = async (hostname: string): Promise<boolean> =>
  arePublic(await addressesOf(hostname.replace(/^\[|\]$/g, '')));
