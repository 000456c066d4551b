import {addDays, endsOn} from '~adapters/commerce/days';
import type {Dose, OrderSupply, ReminderState, SupplyLine} from '~adapters/supplies';
import {findSold, findProduct} from '~mocks/woocommerce/shop';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {hashOf, linkOver, signed} from '~mocks/wordpress/endable-mails';
import {refuse, route, type Call} from '~mocks/wordpress/rest';
import {mailReminder, mailToConfirmReminder} from './reminder-mails';
import type {Reminder, WordPressState} from '~mocks/wordpress/state';

/** How many days before its end the reminder is sent, and after how many it is not sent any more. */
const daysBefore = 7;
const latestDays = 14;

const openStatuses = ['PROCESSING', 'ON_HOLD', 'COMPLETED'];

/** How long orders last, and who wants to be reminded, as the plugin stores it. */
export const supplyRoutes = (state: WordPressState) => {
  const findOrder = (id: unknown) =>
    state.shop.orders.find(({databaseId}) => databaseId === Number(id));
  const save = ({params, fields}: Call) => {
    const order = findOrder(params['id']);
    if (!order) return refuse('no_order', 'The shop has no such order.', 404);
    for (const dose of fields['doses'] as Dose[]) state.doses.set(dose.id, dose);
    if (fields['wants'] === false) endReminder(state, order.databaseId);
    if (fields['wants'] === true) want(state, order, fields);
    return supplyOf(state, order);
  };
  return [
    route('get', '/supplies', ({fields}) => {
      const orders = String(fields['ids'])
        .split(',')
        .flatMap((id) => findOrder(id) ?? []);
      return {
        orders: Object.fromEntries(
          orders.map((order) => [order.databaseId, supplyOf(state, order)]),
        ),
      };
    }),
    route('post', '/supplies/:id', save),
    route('post', '/supplies/:id/opened', ({params}) => {
      const reminder = findReminder(state, Number(params['id']));
      if (reminder?.sentAt) reminder.clickedAt ??= state.now();
      return {};
    }),
    route('post', '/reminders/confirm', ({fields}) => {
      const reminder = state.reminders.find((one) => fields['token'] === confirmToken(one));
      if (!reminder) return linkOver();
      reminder.isConfirmed = true;
      return {};
    }),
  ];
};

const findReminder = ({reminders}: WordPressState, orderId: number) =>
  reminders.find((one) => one.orderId === orderId);

function endReminder(state: WordPressState, orderId: number): void {
  state.reminders = state.reminders.filter((one) => one.orderId !== orderId || one.sentAt !== null);
}

function want(state: WordPressState, order: OrderRecord, fields: Call['fields']): void {
  const {databaseId: orderId, billing} = order;
  if (stateOf(state, order) === 'unavailable' || findReminder(state, orderId)?.sentAt) return;
  const returnUrl = String(fields['returnUrl']);
  const reminder: Reminder = findReminder(state, orderId) ?? {
    orderId,
    email: billing.email ?? '',
    isConfirmed: false,
    home: returnUrl.replace(/\/account\/reminders.*$/, ''),
    askedOn: new Date(state.now()).toISOString().slice(0, 10),
    sentAt: null,
    clickedAt: null,
  };
  if (!state.reminders.includes(reminder)) state.reminders.push(reminder);
  if (fields['isConfirmed'] === true) reminder.isConfirmed = true;
  if (!reminder.isConfirmed)
    mailToConfirmReminder(state, reminder, returnUrl, confirmToken(reminder));
}

function stateOf(state: WordPressState, order: OrderRecord): ReminderState {
  const reminder = findReminder(state, order.databaseId);
  if (reminder?.sentAt) return 'sent';
  if (keptLines(state, order).length === 0) return 'unavailable';
  if (!reminder) return 'none';
  return reminder.isConfirmed ? 'planned' : 'unconfirmed';
}

const supplyOf = (state: WordPressState, order: OrderRecord): OrderSupply => ({
  startsOn: startsOn(order),
  lines: keptLines(state, order),
  reminder: stateOf(state, order),
});

const startsOn = ({paidAt, createdAt}: OrderRecord) => (paidAt ?? createdAt).slice(0, 10);

function keptLines(state: WordPressState, {databaseId, status, lines}: OrderRecord): SupplyLine[] {
  if (!openStatuses.includes(status)) return [];
  return lines.map(({name, productId, variationId, quantity, meta}, place) => {
    const id = databaseId * 100 + place;
    const sold = findSold(state.shop, variationId ?? productId ?? 0);
    const sku = meta.find(({key}) => key === '_sku')?.value ?? sold?.sku ?? '';
    const label = (productId && findProduct(state.shop, productId)?.meta) || [];
    const written = (key: string) => label.find((entry) => entry.key === key)?.value ?? '';
    const numberOn = (key: string) => Number(written(key)) || null;
    return {
      id,
      name,
      productId: productId ?? 0,
      variationId,
      sku,
      quantity,
      servingSize: written('_bellyful_serving_size'),
      servings: numberOn('_bellyful_servings'),
      servingsADay: numberOn('_bellyful_servings_a_day'),
      perDay: state.doses.get(id)?.perDay ?? null,
    };
  });
}

interface EndingLine extends SupplyLine {
  endsOn: string;
}

/** What a reminder can be about; without what was bought again since, or used up already when it was asked for. */
function endingLines(state: WordPressState, order: OrderRecord, {askedOn}: Reminder): EndingLine[] {
  const later = state.shop.orders.filter(
    ({databaseId, billing}) =>
      databaseId > order.databaseId &&
      billing.email?.toLowerCase() === order.billing.email?.toLowerCase(),
  );
  const bought = later.flatMap((one) => keptLines(state, one));
  return keptLines(state, order).flatMap((line) => {
    const dose = state.doses.get(line.id);
    if (!dose || bought.some((other) => isSame(line, dose, other))) return [];
    const end = endsOn(startsOn(order), dose.days, line.quantity);
    return end > askedOn ? [{...line, endsOn: end}] : [];
  });
}

const isSame = ({productId}: SupplyLine, {skus}: Dose, other: SupplyLine) =>
  (productId > 0 && productId === other.productId) ||
  (other.sku !== '' && skus.includes(other.sku));

/** What the plugin's scheduler does once a day; gives how many mails went out. */
export function sendReminders(state: WordPressState, today: string): number {
  const due = state.reminders.filter(({isConfirmed, sentAt}) => isConfirmed && sentAt === null);
  const sent = due.filter((reminder) => sendReminder(state, reminder, today));
  return sent.length;
}

function sendReminder(state: WordPressState, reminder: Reminder, today: string): boolean {
  const order = state.shop.orders.find(({databaseId}) => databaseId === reminder.orderId);
  const lines = order ? endingLines(state, order, reminder) : [];
  if (!order || lines.length === 0) {
    endReminder(state, reminder.orderId);
    return false;
  }
  const latest = addDays(today, daysBefore);
  const ending = lines.filter((line) => line.endsOn <= latest);
  if (ending.every((line) => line.endsOn < addDays(today, -latestDays))) return false;
  reminder.sentAt = state.now();
  mailReminder(state, order, ending, reminder);
  return true;
}

const confirmToken = ({orderId, email}: Reminder) =>
  signed('confirm-reminder', orderId, hashOf(email));
