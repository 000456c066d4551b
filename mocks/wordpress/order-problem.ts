import {isPicture, type LineProblem, type Problems} from '~adapters/commerce';
import {escapeHtml} from '~adapters/mail/mail-layout';
import {partsToCome} from '~mocks/woocommerce/parcels';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {mailLayout, paragraph, sender} from './mail-frame';
import {metaOf} from './scarce';
import type {WordPressState} from './state';

const problemsKey = '_bellyful_problems';
const dayMs = 24 * 3_600_000;
const [problemDays, deliveryDays] = [30, 7];

type Report = Problems['reports'][number];

const reportsOf = (order: OrderRecord) =>
  JSON.parse(metaOf(order, problemsKey) || '[]') as Report[];

const saidOf = (order: OrderRecord): number[] =>
  reportsOf(order).flatMap(({lines}) => lines.map(({line}) => line));

/** Until when something can be said of it; null where nothing is sent, or it is over. */
function reportableUntil({now}: WordPressState, order: OrderRecord): string | null {
  const stands = ['PROCESSING', 'ON_HOLD', 'COMPLETED'].includes(order.status);
  const delivered = stands ? deliveredAt(order) : null;
  if (delivered === null) return null;
  const until = delivered + problemDays * dayMs;
  return until > now() ? new Date(until).toISOString() : null;
}

/** When the last parcel came, as far as it is known; null where nothing is sent. */
export function deliveredAt({status, shipments, createdAt}: OrderRecord): number | null {
  if (shipments.length === 0 && status !== 'COMPLETED') return null;
  const parcels = shipments.length > 0 ? shipments : [{deliveredAt: null, shippedAt: null}];
  const each = parcels.map(({deliveredAt, shippedAt}) =>
    deliveredAt
      ? Date.parse(deliveredAt)
      : Date.parse(shippedAt ?? createdAt) + deliveryDays * dayMs,
  );
  return Math.max(...each);
}

/** Lines that have left, at least in part, and of which nothing was said. */
function reportableLines(order: OrderRecord): number[] {
  const toCome = new Map(partsToCome(order).map(({line, quantity}) => [line, quantity]));
  const said = saidOf(order);
  return order.lines.flatMap(({quantity}, line) =>
    (toCome.get(line) ?? 0) < quantity && !said.includes(line) ? [line] : [],
  );
}

/** What the order's page says of it. */
export function problemsOf(state: WordPressState, order: OrderRecord): Problems {
  const until = reportableUntil(state, order);
  const lines = until === null ? [] : reportableLines(order);
  return {until, lines, reports: reportsOf(order)};
}

/** Checks a picture; null where nothing can be said of its order, `noPicture` where it is none. */
export function takePicture(state: WordPressState, order: OrderRecord, data: string) {
  if (problemsOf(state, order).lines.length === 0) return null;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return isPicture(bytes) ? {name: crypto.randomUUID()} : 'noPicture';
}

/** Of each line once; null where nothing can be said any more. */
export function takeProblem(
  state: WordPressState,
  order: OrderRecord,
  {lines, text}: {lines: LineProblem[]; text: string},
) {
  const said = saidOf(order);
  if (lines.every(({line}) => said.includes(line))) return {};
  const open = problemsOf(state, order).lines;
  const taken = lines.filter(({line}) => open.includes(line));
  if (taken.length === 0) return null;
  const report: Report = {receivedAt: new Date(state.now()).toISOString(), lines: taken};
  const reports = JSON.stringify([...reportsOf(order), report]);
  order.meta = [
    ...order.meta.filter(({key}) => key !== problemsKey),
    {key: problemsKey, value: reports},
  ];
  const items = taken.map(({line, what}) => `${order.lines[line]?.name ?? ''}: ${what}`);
  mailProblem(state, order, [items.join('\n'), text].filter(Boolean));
  return {};
}

/** To staff, who answer to the customer, and to the customer. */
function mailProblem({outbox}: WordPressState, order: OrderRecord, paragraphs: string[]): void {
  const email = order.billing.email ?? '';
  const send = (to: string, replyTo: string | null, subject: string) =>
    outbox.send({
      from: sender(),
      to,
      replyTo,
      subject,
      text: paragraphs.join('\n\n'),
      html: mailLayout(
        subject,
        paragraphs.map((text) => paragraph(escapeHtml(text))).join(''),
        'Sent by the shop.',
      ),
    });
  send('staff@bellyful.example', email, `Something is wrong with order ${order.databaseId}`);
  if (email) send(email, null, `We have your message about order ${order.databaseId}`);
}
