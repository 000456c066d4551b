import {isOfflineMethod} from '~adapters/commerce';
import {formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {findHandOver} from '~/checkout/hand-over.server';
import {toCause} from '~/server/telemetry/log';
import {checkoutPage} from '~/content/checkout-pages';
import {paymentTitles} from '~/content/messages/payment';
import {listAsked} from './asked-fields.server';
import {payNow} from './checkout-fields';
import type {PaidNow, ServiceFields, WaysToPay} from './payment/ways-to-pay';

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
    waysToPay,
    additionalFields,
    /** A wallet's sheet asks nothing that the shop requires. */
    takesWallets: additionalFields.every(({required}) => required === null),
    serviceFields: serviceFieldsOf(ports),
    chargesTax,
    refusesAddresses,
    // A card that is typed here is nothing that an assistant is asked for.
    tool: payments.some(({takesCards, elements}) => takesCards && !elements)
      ? null
      : formTool('check_out', ports.env),
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
  const offered = await paymentMethods.offered().catch((thrown: unknown) => {
    log?.warn('payment.methods.unknown', {cause: toCause(thrown)});
    return [];
  });
  const online = offered.filter(({id}) => !isOfflineMethod(id)).map(toWay);
  const later = offered.flatMap((method) => {
    const {id} = method;
    return isOfflineMethod(id) ? [{...toWay(method), id}] : [];
  });
  const hasPage = online.length > 0 || later.length === 0;
  const now = paidNow(payments)
    .filter(({takesCards}) => takesCards || hasPage)
    .map((way) => (way.takesCards ? way : {...way, online}));
  return {now, later};
}

const toWay = ({title, description}: {title: string; description: string}) => ({
  title,
  description,
});

const paidNow = (payments: AppServices['payments']): PaidNow[] =>
  payments.map(({id: gateway, takesCards, elements}, place) => {
    const id = place === 0 ? payNow : gateway;
    const usual = takesCards && !elements ? checkoutPage.payByCard : checkoutPage.payOnline;
    const title = (payments.length > 1 && paymentTitles[gateway]) || usual;
    return {id, title, takesCards, fields: elements && {...elements, id, gateway}, online: []};
  });

/** Of the first service that has fields of its own; null where none has. */
export const serviceFieldsOf = ({payments}: Pick<AppServices, 'payments'>): ServiceFields | null =>
  paidNow(payments).find(({fields}) => fields)?.fields ?? null;
