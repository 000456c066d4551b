/** What is known about who orders. */
export interface ShopperFacts {
  isSignedIn: boolean;
  /** Where the order's mail goes, or the signed-in address; null while unknown. */
  email: string | null;
  /** As `isLoyalShopper` answers. */
  hasLoyalty: boolean;
}
