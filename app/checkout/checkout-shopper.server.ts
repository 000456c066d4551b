import {isOfflineMethod} from '~adapters/commerce';
import {isSentTo, isUsAlone, localAddresses, soldAndSent, writeAddress} from '~/forms/local-forms';
import {formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {findHandOver} from '~/checkout/hand-over.server';
import {toCause} from '~/server/telemetry/log';
import {isAsked} from '~/content/asked-laws.server';
import {orderWithObligation} from '~/content/labels/price-law';
import {checkoutPage} from '~/content/checkout-pages';
import {paymentTitles} from '~/content/messages/payment';
import {listAsked} from './asked-fields.server';
import {payNow} from './checkout-fields';
import {ageField} from './order/where-sold.server';
import type {PaidNow, ServiceFields, WaysToPay, WayToPay} from './payment/ways-to-pay';

type Ports = Pick<
  AppServices,
  | 'access'
  | 'accounts'
  | 'addressForms'
  | 'commerce'
  | 'env'
  | 'payments'
  | 'paymentMethods'
  | 'session'
  | 'siteUrl'
>;

/** What the checkout knows of the shopper before anything is typed; `chosen` is an id of the address book, or null. */
export async function checkoutShopper(ports: Ports, chosen: string | null) {
  const {access, accounts, commerce, payments} = ports;
  const session = await access.session();
  const [handedOver, book, chargesTax, refusesAddresses, quotesAlways, ...more] = await Promise.all(
    [
      findHandOver(ports),
      session ? accounts.addresses.list(session).catch(() => []) : [],
      // Not known now, it is when the order is priced: then the total is shown once more.
      commerce.taxes.areCharged().catch(() => false),
      refusesSome(commerce).catch(() => false),
      commerce.taxes.quotesAlways().catch(() => false),
      findWaysToPay(ports),
      listAsked(commerce),
    ],
  );
  const [waysToPay, additionalFields] = more;
  const email = session?.shopper.email ?? handedOver?.email ?? '';
  // Said for this order; the account's is for all.
  const given = handedOver?.address;
  const sentTo = [...(given ? [{...given, id: 'given'}] : []), ...book]
    .filter(({country}) => isSentTo(country))
    .toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  const local = await localAddresses(ports, sentTo);
  const known = sentTo.map(({id, ...address}) => {
    const written = [writeAddress(address), address.phone, email].filter(Boolean).join('\n');
    return {id, address, written};
  });
  return {
    email,
    savedAddress: known[0]?.address ?? null,
    known,
    ...(local && {local}),
    shippingMethod: handedOver?.shippingMethod ?? null,
    waysToPay,
    additionalFields: ports.session.get('asksAge')
      ? [...additionalFields, ageField]
      : additionalFields,
    /** A wallet's sheet asks nothing that the shop requires. */
    takesWallets: additionalFields.every(({required}) => required === null),
    serviceFields: serviceFieldsOf(ports),
    chargesTax,
    refusesAddresses,
    ...(quotesAlways && {quotesAlways}),
    ...(isAsked('order-button') && {orderLabel: orderWithObligation}),
    // A card that is typed here is nothing that an assistant is asked for.
    tool: payments.some(({takesCards, elements}) => takesCards && !elements)
      ? null
      : formTool('check_out', ports.env),
  };
}

/** Whether the shop has addresses to which it does not sell, or some of its products (rules: Addresses). */
const refusesSome = async ({products, taxes}: Ports['commerce']) =>
  (await taxes.refusesAddresses()) || (await products.all()).products.some(({notTo}) => notTo);

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

const toWay = ({id, title, description}: WayToPay): WayToPay => ({
  id,
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
export function serviceFieldsOf({payments}: Pick<AppServices, 'payments'>): ServiceFields | null {
  const fields = paidNow(payments).find((way) => way.fields)?.fields;
  if (!fields) return null;
  return isUsAlone() ? fields : {...fields, countries: soldAndSent()};
}
