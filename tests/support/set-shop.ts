import {priceFacts, shopScope, type PriceFacts} from '~adapters/commerce/price-facts';

/** For the rest of this test the shop has set this (`setup.ts` gives each test a shop of its own). */
export const setPriceFacts = (facts: Partial<PriceFacts>): void =>
  void Object.assign(shopScope(), {facts: {...priceFacts(), ...facts}});

/** For the rest of this test its owner has ended these claims. */
export const endClaims = (endedClaims: readonly string[]): void =>
  void Object.assign(shopScope(), {endedClaims});
