import type {AppServices} from '~/server/app-services';
import {serviceFieldsOf} from './payment/service-fields.server';
import {findWaysToPay} from './ways-to-pay.server';

type Ports = Pick<
  AppServices,
  'access' | 'accounts' | 'commerce' | 'env' | 'payments' | 'paymentMethods'
>;

/** What the checkout knows of the shopper before anything is typed. */
export async function checkoutShopper(ports: Ports) {
  const {access, accounts, commerce, payments} = ports;
  const session = await access.session();
  const [savedAddress, chargesTax, waysToPay] = await Promise.all([
    session && accounts.addresses.find(session).catch(() => null),
    // Not known now, it is when the order is priced: then the total is shown once more.
    commerce.taxes.areCharged().catch(() => false),
    findWaysToPay(ports),
  ]);
  return {
    email: session?.shopper.email ?? '',
    savedAddress,
    takesCards: payments.takesCards,
    paysOn: payments.kind,
    waysToPay,
    serviceFields: serviceFieldsOf(ports),
    chargesTax,
  };
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;
