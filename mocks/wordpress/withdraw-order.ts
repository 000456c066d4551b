import {withdrawalExceptions, type Withdrawal} from '~adapters/commerce';
import {escapeHtml} from '~adapters/mail/mail-layout';
import {partsToCome} from '~mocks/woocommerce/parcels';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {cancellationOf} from './cancel-order';
import {mailLayout, paragraph, sender} from './mail-frame';
import {deliveredAt} from './order-problem';
import {metaOf} from './scarce';
import type {WordPressState} from './state';

const withdrawnKey = '_bellyful_withdrawn';
const daysMs = 14 * 24 * 3_600_000;

const withdrawnOf = (order: OrderRecord) =>
  JSON.parse(metaOf(order, withdrawnKey) || '[]') as Withdrawal['withdrawn'];

const goneOf = (order: OrderRecord): number[] => withdrawnOf(order).flatMap(({lines}) => lines);

/** What the order's page says of it. */
export function withdrawalOf(state: WordPressState, order: OrderRecord): Withdrawal {
  const delivered = partsToCome(order).length === 0 ? deliveredAt(order) : null;
  const ends = delivered === null ? Infinity : new Date(delivered + daysMs).setUTCHours(23, 59, 59);
  const stands = ['PROCESSING', 'ON_HOLD', 'COMPLETED'].includes(order.status);
  const isOpen = stands && !cancellationOf(state, order)?.until && ends >= state.now();
  const gone = goneOf(order);
  const lines = order.lines.flatMap(({productId}, line) => {
    const sold = state.shop.products.find(({databaseId}) => databaseId === productId);
    const meta = sold?.meta ?? [];
    const written = meta.find(({key}) => key === '_bellyful_no_withdrawal')?.value;
    const exception = withdrawalExceptions.find((known) => known === written) ?? ('' as const);
    return isOpen && !gone.includes(line) ? [{line, exception}] : [];
  });
  const until = lines.length > 0 && ends !== Infinity ? new Date(ends).toISOString() : null;
  return {until, lines, withdrawn: withdrawnOf(order)};
}

/** From each line once; null where nobody can withdraw any more. */
export function takeWithdrawal(
  state: WordPressState,
  order: OrderRecord,
  {lines, name, email}: {lines: number[]; name: string; email: string},
) {
  const gone = goneOf(order);
  if (lines.every((line) => gone.includes(line))) return {};
  const taken = withdrawalOf(state, order)
    .lines.filter(({line, exception}) => lines.includes(line) && exception !== 'perishable')
    .map(({line}) => line);
  if (taken.length === 0) return null;
  const entry = {at: new Date(state.now()).toISOString(), lines: taken};
  const value = JSON.stringify([...withdrawnOf(order), entry]);
  order.meta = [...order.meta.filter(({key}) => key !== withdrawnKey), {key: withdrawnKey, value}];
  const items = taken.map((line) => order.lines[line]?.name ?? '');
  const text = [entry.at, ...items, `${name} ${email}`].join('\n');
  const subject = `Withdrawal from order ${order.databaseId}`;
  const html = mailLayout(subject, paragraph(escapeHtml(text)), 'Sent by the shop.');
  const own = order.billing.email ?? '';
  for (const to of new Set(['staff@bellyful.example', own, email].filter(Boolean))) {
    const replyTo = to === 'staff@bellyful.example' ? own : null;
    state.outbox.send({from: sender(), to, replyTo, subject, text, html});
  }
  return {};
}
