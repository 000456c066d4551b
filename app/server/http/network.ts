/**
 * What limits count of a network address: all of IPv4, the first 64 bits of IPv6, since one household has
 * 2^64 addresses of the latter. Null for what is no address: nobody shares a count with everybody else.
 */
export function toNetwork(clientAddress: string): string | null {
  const address = clientAddress.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIpv4(address)) return address;
  const [bare = ''] = address
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .split('%');
  const groups = toGroups(bare);
  return groups && `${groups.slice(0, 4).join(':')}::/64`;
}

/** The first 48 bits of an IPv6 network: one customer of a provider may have all 65,536 networks in it. */
export const toWideNetwork = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

const isIpv4 = (text: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

/** The eight groups of an IPv6 address without leading zeros; null when it is none. */
function toGroups(text: string): string[] | null {
  const [start = '', end, ...more] = text.split('::');
  if (more.length > 0 || !text.includes(':')) return null;
  const before = start === '' ? [] : start.split(':');
  const after = end ? end.split(':') : [];
  const missing = 8 - before.length - after.length;
  if (end === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(end === undefined ? 0 : missing).fill('0'), ...after];
  const isValid = groups.every((group) => /^[\da-f]{1,4}$/.test(group));
  return isValid ? groups.map((group) => Number.parseInt(group, 16).toString(16)) : null;
}
