import type {Env} from './env';

/**
 * The browser's address, as only the host can know it: the Node host tells it directly; on Workers and Oxygen
 * the one header counts that the platform sets and the settings name. `unknown` when nobody says.
 */
export function clientAddressOf(
  request: Request,
  env: Pick<Env, 'CLIENT_ADDRESS_HEADER'>,
  toldByHost: string | undefined,
): string {
  if (toldByHost) return toldByHost;
  const header = env.CLIENT_ADDRESS_HEADER;
  return (header && request.headers.get(header)) || 'unknown';
}
