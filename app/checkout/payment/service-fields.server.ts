import type {PaymentElements} from '~adapters/payments';
import type {AppServices} from '~/server/app-services';
import {stripeStubOrigin} from '~/server/settings/env';

/** What a page needs to open the payment service's own fields. */
export interface ServiceFields extends PaymentElements {
  /** Where the mocked shop answers in the service's stead; null in every real shop. */
  stripeStub: string | null;
}

/** Null where no service has fields of its own. */
export const serviceFieldsOf = ({
  payments: {elements},
  env,
}: Pick<AppServices, 'payments' | 'env'>): ServiceFields | null =>
  elements && {...elements, stripeStub: stripeStubOrigin(env)};
