import type {Cents} from '~adapters/commerce/money';

/** What the checkout knows of the tax; `none` where the shop charges none. */
export type TaxState =
  | {status: 'none'}
  /** The address is not complete. */
  | {status: 'waiting'}
  | {status: 'loading'}
  | {status: 'known'; tax: Cents}
  | {status: 'failed'};
