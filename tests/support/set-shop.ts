import {priceFacts, shopScope, type PriceFacts} from '~adapters/commerce/price-facts';

/** For the rest of this test the shop has set this (`setup.ts` gives each test a shop of its own). */
export const setPriceFacts = (facts: Partial<PriceFacts>): void =>
  void Object.assign(shopScope(), {facts: {...priceFacts(), ...facts}});

/** For the rest of this test its owner has ended these claims. */
export const endClaims = (endedClaims: readonly string[]): void =>
  void Object.assign(shopScope(), {endedClaims});

/** For the rest of this test it sells to these countries, and sends there. */
export const setCountries = (codes: readonly string[]): void =>
  void Object.assign(shopScope(), {
    countries: {base: codes[0] ?? 'US', selling: codes, shipping: codes},
  });

/** For the rest of this test WooCommerce itself takes withdrawals there. */
export const setWithdrawsItself = (withdrawsItself: string): void =>
  void Object.assign(shopScope(), {withdrawsItself});

/** For the rest of this test its owner has switched off what these laws ask. */
export const setLawsOff = (lawsOff: readonly string[]): void =>
  void Object.assign(shopScope(), {lawsOff});
