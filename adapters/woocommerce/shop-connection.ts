import type {ServiceOptions} from '~adapters/http';

/** Wraps a request to the shop, whose operation it knows by name: times it, and sees it fail. `isForAll`: nobody waits for it alone. */
type Instrument = <Answer>(
  operation: string,
  send: () => Promise<Answer>,
  isForAll?: boolean,
) => Promise<Answer>;

export const withoutInstruments: Instrument = (_operation, send) => send();

export interface ShopConnection extends ServiceOptions {
  /** The shop's GraphQL address, `https://shop.example/graphql`; its REST address stands beside it. */
  endpoint: string;
  /** A WordPress user who may edit shop orders, with an application password. */
  username: string;
  applicationPassword: string;
  instrument?: Instrument;
  /** Codes of the further languages in which products have texts. */
  languages?: readonly string[];
}

type Credentials = Pick<ShopConnection, 'username' | 'applicationPassword'>;

export function basicAuthorization({username, applicationPassword}: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
