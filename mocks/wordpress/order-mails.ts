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

/** WooCommerce's mails to the customer, as they are set at first; a cancelled order has none. */
const mailsOf = (order: OrderRecord): Partial<Record<Status, OrderMail>> => ({
  PROCESSING: {
    subject: `Your ${brand().shopName} order has been received!`,
    intro: 'Just to let you know — we’ve received your order, and it is now being processed.',
    from: [...unsettled, 'ON_HOLD'],
  },
  ON_HOLD: {
    subject: `Your ${brand().shopName} order has been received!`,
    intro:
      'We’ve received your order and it’s currently on hold until we can confirm your payment has been processed.',
    from: unsettled,
  },
  COMPLETED: {
    subject: `Your ${brand().shopName} order is now complete`,
    intro: 'We have finished processing your order.',
  },
  REFUNDED: {
    subject: `Your ${brand().shopName} order #${order.databaseId} has been refunded`,
    intro: `Your order from ${brand().shopName} has been refunded.`,
  },
});

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
  mailOrder(
    state,
    order,
    {
      subject: `Items from ${brand().shopName} order ${order.databaseId} have been fulfilled!`,
      intro: `Your items are on the way! ${parcel.carrier} carries them as ${parcel.number}.`,
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
  const amount = (cents: number) => toText(Math.round(cents), shop);
  const {shipping, tax, discount, total} = totalsOf(order);
  const bought = order.lines.map(
    ({name, quantity, subtotal}) => `${name} × ${quantity}: ${amount(subtotal)}`,
  );
  const lines = parts
    ? parts.map(({line, quantity}) => `${order.lines[line]?.name ?? ''} × ${quantity}`)
    : [
        ...bought,
        ...(discount > 0 ? [`Discount: −${amount(discount)}`] : []),
        ...order.fees.map((fee) => `${fee.name}: ${amount(fee.total)}`),
        `Shipping: ${shipping > 0 ? amount(shipping) : 'Free'}`,
        ...(tax > 0 ? [`Tax: ${amount(tax)}`] : []),
        `Total: ${amount(total)}`,
      ];
  const title = `Order #${order.databaseId}`;
  const greeting = firstName ? `Hi ${firstName},` : 'Hi,';
  const seal = metaOf(order, '_bellyful_link');
  const language = metaOf(order, '_bellyful_language');
  const home = `${storefrontUrl ?? storefrontAddress()}${language && `/${language}`}`;
  const link = seal && `${home}/orders/${order.databaseId}?key=${encodeURIComponent(seal)}`;
  const label = 'See how your order stands';
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
      'Sent by the shop.',
    ),
  });
}
