import type {CartTax} from '~/pricing/priced-cart';

/** What the checkout knows of the tax; `none` where the shop charges none. */
export type TaxState =
  | {status: 'none'}
  /** The address is not complete. */
  | {status: 'waiting'}
  | {status: 'loading'}
  | {status: 'known'; tax: CartTax}
  | {status: 'failed'};
