import {formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {recallHandOver} from '~/checkout/hand-over.server';
import {serviceFieldsOf} from './payment/service-fields.server';
import {findWaysToPay} from './ways-to-pay.server';

type Ports = Pick<
  AppServices,
  'access' | 'accounts' | 'commerce' | 'env' | 'payments' | 'paymentMethods' | 'session' | 'siteUrl'
>;

/** What the checkout knows of the shopper before anything is typed. */
export async function checkoutShopper(ports: Ports) {
  const {access, accounts, commerce, payments} = ports;
  const session = await access.session();
  const [handedOver, savedAddress, chargesTax, waysToPay] = await Promise.all([
    recallHandOver(ports),
    session && accounts.addresses.find(session).catch(() => null),
    // Not known now, it is when the order is priced: then the total is shown once more.
    commerce.taxes.areCharged().catch(() => false),
    findWaysToPay(ports),
  ]);
  return {
    email: session?.shopper.email ?? handedOver?.email ?? '',
    // Said for this order; the account's is for all.
    savedAddress: handedOver?.address ?? savedAddress,
    shippingMethod: handedOver?.shippingMethod ?? null,
    takesCards: payments.takesCards,
    paysOn: payments.kind,
    waysToPay,
    serviceFields: serviceFieldsOf(ports),
    chargesTax,
    // A card that is typed here is nothing that an assistant is asked for.
    tool: payments.kind === 'offline' ? null : formTool('check_out', ports.env),
  };
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;
