import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import type {TLSSocket} from 'node:tls';

/**
 * Leaves of a request's forwarding headers only what the nearest `proxies` proxies, our own, wrote: each adds
 * one entry at the right, and whatever stands further left the client may have made up. `Forwarded` is not read.
 */
export function trustProxies(headers: IncomingHttpHeaders, proxies: number): void {
  const {
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  } = headers;
  delete headers['forwarded'];
  setHeader(headers, 'x-forwarded-for', entriesOf(client).at(-proxies));
  // These two are mostly written once, by the outermost proxy, and passed on.
  const [ownHost] = entriesOf(host).slice(-proxies).filter(isHost);
  const [ownProtocol] = entriesOf(protocol).slice(-proxies).filter(isProtocol);
  setHeader(headers, 'x-forwarded-host', ownHost);
  setHeader(headers, 'x-forwarded-proto', ownProtocol?.toLowerCase());
  if (entriesOf(client).length < proxies || proxies === 0) dropAll(headers);
}

/** What makes no address would break the request that it is part of. */
export const isHost = (host: string): boolean =>
  /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`);
const isProtocol = (protocol: string) => /^https?$/i.test(protocol);

const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function setHeader(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name];
  else headers[name] = value;
}

/** How the visitor reaches the shop, of a request whose headers are those of our own proxies. */
export function protocolOf({headers, socket}: IncomingMessage): string {
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  return String(headers['x-forwarded-proto'] ?? (isSecure ? 'https' : 'http'));
}

/** The visitor's address, in the same way. */
export const clientAddressOf = ({headers, socket}: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress);

/** A request that did not come through all of our proxies: nothing in it is theirs. */
function dropAll(headers: IncomingHttpHeaders): void {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])
    delete headers[name];
}
