import {escapeHtml} from '~adapters/mail/mail-layout';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {button, mailLayout, paragraph, sender, smallPrint} from '~mocks/wordpress/mail-frame';
import {linkToEnd} from '~mocks/wordpress/endable-mails';
import type {Reminder, WordPressState} from '~mocks/wordpress/state';

/** Asks the holder of the order's address to confirm the request. */
export function mailToConfirmReminder(
  {outbox}: WordPressState,
  {email, orderId}: Reminder,
  returnUrl: string,
  token: string,
): void {
  const link = new URL(returnUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('type', 'confirm');
  const subject = 'Shall we remind you once?';
  const sentence = `Somebody, hopefully you, asked us to write to this address before what was ordered with order ${orderId} is used up. Please confirm that you want that one mail:`;
  outbox.send({
    from: sender(),
    to: email,
    replyTo: null,
    subject,
    text: `${sentence}\n\n${link.href}`,
    html: mailLayout(
      subject,
      `${paragraph(sentence)}${button('Yes, remind me once', link.href)}`,
      '',
    ),
  });
}

interface Ending {
  name: string;
  endsOn: string;
  productId: number;
  variationId: number | null;
}

/** Tells what ends and when, with one link to the filled cart and one that ends all reminders. */
export function mailReminder(
  {outbox}: WordPressState,
  order: OrderRecord,
  lines: Ending[],
  {email, home}: Reminder,
): void {
  const seal = order.meta.find(({key}) => key === '_bellyful_link')?.value ?? '';
  const ids = new Set(lines.map(({variationId, productId}) => variationId ?? productId));
  const again = `${home}/orders/${order.databaseId}?key=${encodeURIComponent(seal)}&refill=${[...ids].join('.')}`;
  const stop = linkToEnd(home, 'reminders', email);
  const subject = 'Running low soon?';
  const intro = 'You asked us to tell you, once, before this is used up:';
  const items = lines.map(({name, endsOn}) => `${name}, until about ${endsOn}`);
  const note = 'Nothing is ordered and nothing is charged until you do it.';
  outbox.send({
    from: sender(),
    to: email,
    replyTo: null,
    subject,
    text: [intro, ...items, `Put it in my cart: ${again}`, note, `No more reminders: ${stop}`].join(
      '\n\n',
    ),
    html: mailLayout(
      subject,
      `${paragraph(intro)}${items.map((item) => paragraph(escapeHtml(item))).join('')}${button('Put it in my cart', again)}${smallPrint(note)}<p><a href="${stop}">End all reminders</a></p>`,
      'Sent by the shop.',
    ),
  });
}
