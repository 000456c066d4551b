import type {Device} from '~adapters/accounts';
import type {Env} from '../settings/env';

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

/** What the accounts service writes beside a new session, so that its owner knows it again. */
export const deviceOf = (request: Request, clientAddress: string): Device => ({
  userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent),
  ip: clientAddress === 'unknown' ? null : clientAddress,
});
