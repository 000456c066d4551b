import type {AppServices} from '~/platform/app-services';

type Ports = Pick<AppServices, 'access' | 'accounts' | 'commerce' | 'payments'>;

/** What the checkout knows of the shopper before anything is typed. */
export async function checkoutShopper({access, accounts, commerce, payments}: Ports) {
  const session = await access.session();
  const [savedAddress, chargesTax] = await Promise.all([
    session && accounts.addresses.find(session).catch(() => null),
    // Not known now, it is when the order is priced: then the total is shown once more.
    commerce.taxes.areCharged().catch(() => false),
  ]);
  return {
    email: session?.shopper.email ?? '',
    savedAddress,
    takesCards: payments.takesCards,
    chargesTax,
  };
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;
