import type {AppServices} from '~/platform/app-services';

type Ports = Pick<AppServices, 'access' | 'accounts' | 'payments'>;

/** What the checkout knows of the shopper before anything is typed. */
export async function checkoutShopper({access, accounts, payments}: Ports) {
  const session = await access.session();
  const savedAddress = session && (await accounts.addresses.find(session).catch(() => null));
  return {email: session?.shopper.email ?? '', savedAddress, takesCards: payments.takesCards};
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;
