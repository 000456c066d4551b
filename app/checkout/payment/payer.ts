import type {CheckoutValues} from '~/checkout/checkout-form';

/** The payment service's own fields, once they are there. */
export interface Payer {
  /** What stands for what was entered, good for one try; or what is wrong with it. */
  makeToken(
    values: Pick<CheckoutValues, 'email' | 'shipping' | 'billing' | 'isBillingSame'>,
  ): Promise<{token: string} | {problem: string}>;
  /** Lets the service ask for more, in this page or on another; null when it has what it wanted, else the problem. */
  goOn(clientSecret: string): Promise<string | null>;
}
