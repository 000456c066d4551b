import type {PaymentElements} from '~adapters/payments';
import type {AppServices} from '~/platform/app-services';
import {stripeStandIn} from '~/platform/env';

/** What a page needs to open the payment service's own fields. */
export interface ServiceFields extends PaymentElements {
  /** Where the mocked shop answers in the service's stead; null in every real shop. */
  standIn: string | null;
}

/** Null where no service has fields of its own. */
export const serviceFieldsOf = ({
  payments: {elements},
  env,
}: Pick<AppServices, 'payments' | 'env'>): ServiceFields | null =>
  elements && {...elements, standIn: stripeStandIn(env)};
