import type {IncomingHttpHeaders} from 'node:http';

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
  keep(headers, 'x-forwarded-for', entriesOf(client).at(-proxies));
  // These two are mostly written once, by the outermost proxy, and passed on.
  keep(headers, 'x-forwarded-host', entriesOf(host).slice(-proxies)[0]);
  keep(headers, 'x-forwarded-proto', entriesOf(protocol).slice(-proxies)[0]);
  if (entriesOf(client).length < proxies || proxies === 0) dropAll(headers);
}

const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function keep(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name];
  else headers[name] = value;
}

/** A request that did not come through all of our proxies: nothing in it is theirs. */
function dropAll(headers: IncomingHttpHeaders): void {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])
    delete headers[name];
}
