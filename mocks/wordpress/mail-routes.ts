import {mailLayout} from '~adapters/mail/mail-layout';
import {refuse, route} from './rest';
import type {WordPressState} from './state';

/** `wp_mail` in WooCommerce's frame, into the outbox. */
export const mailRoutes = ({outbox}: WordPressState) => [
  route('get', '/mail', () => ({})),
  route('post', '/mail', ({fields}) => {
    const {to, subject, html, text, replyTo} = fields;
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(to)))
      return refuse('rest_invalid_param', 'Invalid parameter(s): to', 400);
    const mail = {
      from: 'Bellyful <shop@bellyful.example>',
      to: String(to),
      replyTo: typeof replyTo === 'string' ? replyTo : null,
      subject: String(subject),
      html: mailLayout(String(subject), String(html), 'Sent by the shop.'),
      text: String(text),
    };
    // The plugin sends the same mail once a day.
    outbox.send(mail, JSON.stringify(mail));
    return {};
  }),
];
