import {escapeHtml} from '~adapters/mail/mail-layout';
import type {OrderPart} from '~adapters/commerce';
import {brand} from '~mocks/brand';
import {toText} from '~mocks/woocommerce/amounts';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {partsLeft} from '~mocks/woocommerce/parcels';
import {button, mailLayout, paragraph, sender, storefrontAddress} from './mail-frame';
import type {WordPressState} from './state';

type Status = OrderRecord['status'];

interface OrderMail {
  subject: string;
  intro: string;
  /** Of before; any without it. */
  from?: readonly Status[];
}

const unsettled = ['PENDING', 'FAILED', 'CANCELLED'] as const;

/** What the mails say, as the plugin translates WooCommerce's. */
const english = {
  received: (shop: string) => `Your ${shop} order has been received!`,
  processed: 'Just to let you know — we’ve received your order, and it is now being processed.',
  onHold:
    'We’ve received your order and it’s currently on hold until we can confirm your payment has been processed.',
  complete: (shop: string) => `Your ${shop} order is now complete`,
  finished: 'We have finished processing your order.',
  refunded: (shop: string, id: number) => `Your ${shop} order #${id} has been refunded`,
  refund: (shop: string) => `Your order from ${shop} has been refunded.`,
  left: (shop: string, id: number) => `Items from ${shop} order ${id} have been fulfilled!`,
  onTheWay: (carrier: string, parcel: string) =>
    `Your items are on the way! ${carrier} carries them as ${parcel}.`,
  hello: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
  order: (id: number) => `Order #${id}`,
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  total: 'Total',
  link: 'See how your order stands',
  sentBy: 'Sent by the shop.',
};

const spanish: typeof english = {
  received: (shop) => `Recibimos su pedido de ${shop}`,
  processed: 'Le avisamos que recibimos su pedido y ya lo estamos preparando.',
  onHold: 'Recibimos su pedido. Está en espera hasta que podamos confirmar su pago.',
  complete: (shop) => `Su pedido de ${shop} está completo`,
  finished: 'Terminamos de preparar su pedido.',
  refunded: (shop, id) => `Reembolsamos su pedido n.º ${id} de ${shop}`,
  refund: (shop) => `Reembolsamos su pedido de ${shop}.`,
  left: (shop, id) => `Salieron artículos de su pedido ${id} de ${shop}`,
  onTheWay: (carrier, parcel) => `Sus artículos van en camino. ${carrier} los lleva: ${parcel}.`,
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  order: (id) => `Pedido n.º ${id}`,
  discount: 'Descuento',
  shipping: 'Envío',
  free: 'Gratis',
  tax: 'Impuestos',
  total: 'Total',
  link: 'Ver cómo va su pedido',
  sentBy: 'Enviado por la tienda.',
};

const wordsOf = (order: OrderRecord) =>
  metaOf(order, '_bellyful_language') === 'es' ? spanish : english;

/** WooCommerce's mails to the customer, as they are set at first; a cancelled order has none. */
function mailsOf(order: OrderRecord): Partial<Record<Status, OrderMail>> {
  const words = wordsOf(order);
  const {shopName} = brand();
  const subject = words.received(shopName);
  return {
    PROCESSING: {subject, intro: words.processed, from: [...unsettled, 'ON_HOLD']},
    ON_HOLD: {subject, intro: words.onHold, from: unsettled},
    COMPLETED: {subject: words.complete(shopName), intro: words.finished},
    REFUNDED: {
      subject: words.refunded(shopName, order.databaseId),
      intro: words.refund(shopName),
    },
  };
}

const metaOf = ({meta}: OrderRecord, wanted: string) =>
  meta.find(({key}) => key === wanted)?.value ?? '';

/** What the shop mails when an order's status changes (rules: Without a shop). */
export function mailStatus(state: WordPressState, order: OrderRecord, before: Status): void {
  const mail = mailsOf(order)[order.status];
  if (!mail || before === order.status || mail.from?.includes(before) === false) return;
  // Each parcel had a mail of its own, and the end of a dispute is nothing new.
  const isTold = order.status === 'COMPLETED' && order.shipments.length > 0;
  const isOfDispute =
    before === 'ON_HOLD' && metaOf(order, '_bellyful_disputes').includes('before');
  if (!(isTold && partsLeft(order).length === 0) && !isOfDispute) mailOrder(state, order, mail);
}

/** What the shop mails of the parcel that left last. */
export function mailParcel(state: WordPressState, order: OrderRecord): void {
  const parcel = order.shipments.at(-1);
  if (!parcel) return;
  const words = wordsOf(order);
  mailOrder(
    state,
    order,
    {
      subject: words.left(brand().shopName, order.databaseId),
      intro: words.onTheWay(parcel.carrier, parcel.number),
    },
    parcel.items ?? [],
  );
}

function mailOrder(
  {shop, outbox, storefrontUrl}: WordPressState,
  order: OrderRecord,
  {subject, intro}: OrderMail,
  parts?: readonly OrderPart[],
): void {
  const {firstName, email} = order.billing;
  if (!email || metaOf(order, '_bellyful_trial') === 'yes') return;
  const words = wordsOf(order);
  const amount = (cents: number) => toText(Math.round(cents), shop);
  const {shipping, tax, discount, total} = totalsOf(order);
  const bought = order.lines.map(
    ({name, quantity, subtotal}) => `${name} × ${quantity}: ${amount(subtotal)}`,
  );
  const lines = parts
    ? parts.map(({line, quantity}) => `${order.lines[line]?.name ?? ''} × ${quantity}`)
    : [
        ...bought,
        ...(discount > 0 ? [`${words.discount}: −${amount(discount)}`] : []),
        ...order.fees.map((fee) => `${fee.name}: ${amount(fee.total)}`),
        `${words.shipping}: ${shipping > 0 ? amount(shipping) : words.free}`,
        ...(tax > 0 ? [`${words.tax}: ${amount(tax)}`] : []),
        `${words.total}: ${amount(total)}`,
      ];
  const title = words.order(order.databaseId);
  const greeting = words.hello(firstName ?? '');
  const seal = metaOf(order, '_bellyful_link');
  const language = metaOf(order, '_bellyful_language');
  const home = `${storefrontUrl ?? storefrontAddress()}${language && `/${language}`}`;
  const link = seal && `${home}/orders/${order.databaseId}?key=${encodeURIComponent(seal)}`;
  const label = words.link;
  outbox.send({
    from: sender(),
    to: email,
    replyTo: null,
    subject,
    text: [greeting, intro, title, lines.join('\n'), ...(link ? [`${label}: ${link}`] : [])].join(
      '\n\n',
    ),
    html: mailLayout(
      subject,
      [greeting, intro, title].map((text) => paragraph(escapeHtml(text))).join('') +
        paragraph(lines.map(escapeHtml).join('<br>')) +
        (link && button(label, link)),
      words.sentBy,
    ),
  });
}
