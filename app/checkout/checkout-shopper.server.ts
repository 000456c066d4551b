import {isOfflineMethod} from '~adapters/commerce';
import {formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {findHandOver} from '~/checkout/hand-over.server';
import {toCause} from '~/server/telemetry/log';
import {stripeStubOrigin} from '~/server/settings/env';
import {listAsked} from './asked-fields.server';
import type {ServiceFields, WaysToPay} from './payment/ways-to-pay';

type Ports = Pick<
  AppServices,
  'access' | 'accounts' | 'commerce' | 'env' | 'payments' | 'paymentMethods' | 'session' | 'siteUrl'
>;

/** What the checkout knows of the shopper before anything is typed. */
export async function checkoutShopper(ports: Ports) {
  const {access, accounts, commerce, payments} = ports;
  const session = await access.session();
  const [handedOver, savedAddress, chargesTax, refusesAddresses, ...more] = await Promise.all([
    findHandOver(ports),
    session && accounts.addresses.find(session).catch(() => null),
    // Not known now, it is when the order is priced: then the total is shown once more.
    commerce.taxes.areCharged().catch(() => false),
    commerce.taxes.refusesAddresses().catch(() => false),
    findWaysToPay(ports),
    listAsked(commerce),
  ]);
  const [waysToPay, additionalFields] = more;
  return {
    email: session?.shopper.email ?? handedOver?.email ?? '',
    // Said for this order; the account's is for all.
    savedAddress: handedOver?.address ?? savedAddress,
    shippingMethod: handedOver?.shippingMethod ?? null,
    takesCards: payments.takesCards,
    paysOn: payments.kind,
    waysToPay,
    additionalFields,
    /** A wallet's sheet asks nothing that the shop requires. */
    takesWallets: additionalFields.every(({required}) => required === null),
    serviceFields: serviceFieldsOf(ports),
    chargesTax,
    refusesAddresses,
    // A card that is typed here is nothing that an assistant is asked for.
    tool: payments.kind === 'offline' ? null : formTool('check_out', ports.env),
  };
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;

/** The ways of paying that the checkout offers (rules: Ways of paying); without the shop's answer, its own alone. */
export async function findWaysToPay({
  payments,
  paymentMethods,
  log,
}: Pick<AppServices, 'payments' | 'paymentMethods'> &
  Partial<Pick<AppServices, 'log'>>): Promise<WaysToPay> {
  try {
    const offered = await paymentMethods.offered();
    const online = offered.filter(({id}) => !isOfflineMethod(id)).map(toWay);
    const later = offered.flatMap((method) => {
      const {id} = method;
      return isOfflineMethod(id) ? [{...toWay(method), id}] : [];
    });
    const hasOnline = payments.kind !== 'hosted' || online.length > 0 || later.length === 0;
    return {online: payments.kind === 'hosted' ? online : [], later, hasOnline};
  } catch (thrown) {
    log?.warn('payment.methods.unknown', {cause: toCause(thrown)});
    return {online: [], later: [], hasOnline: true};
  }
}

const toWay = ({title, description}: {title: string; description: string}) => ({
  title,
  description,
});

/** Null where no service has fields of its own. */
export const serviceFieldsOf = ({
  payments: {elements},
  env,
}: Pick<AppServices, 'payments' | 'env'>): ServiceFields | null =>
  elements && {...elements, stripeStub: stripeStubOrigin(env)};
