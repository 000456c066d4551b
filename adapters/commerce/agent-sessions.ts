/**
 * Where carts and checkouts of shoppers' agents are stored: sealed texts (rules: Shoppers' agents). A name is
 * the SHA-256 of an id, in hex, so that the shop knows none. Failures throw a CommerceError.
 */
export interface AgentSessions {
  /** Null where there is none of that name, or it is over. */
  read(name: string): Promise<string | null>;
  /** In the place of what it was. */
  store(name: string, text: string, seconds: number): Promise<void>;
}
