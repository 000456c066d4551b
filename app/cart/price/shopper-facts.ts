import type {Shopper} from '~adapters/accounts';

export interface ShopperFacts {
  isSignedIn: boolean;
  /** Whether the account's address is confirmed; without an account it is not. */
  isConfirmed: boolean;
  /** Where the order's mail goes, or the signed-in address; null while unknown. */
  email: string | null;
  /** Whether loyalty takes its part off (rules: Loyalty). */
  hasLoyalty: boolean;
}

/** Of a signed-in shopper, or of a visitor; `email` where another address gets the order's mail. */
export const toShopperFacts = (
  shopper: Shopper | null,
  email = shopper?.email ?? null,
): ShopperFacts => ({
  isSignedIn: shopper !== null,
  isConfirmed: Boolean(shopper?.emailConfirmedAt),
  email,
  hasLoyalty: shopper?.isLoyal ?? false,
});
