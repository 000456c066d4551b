import {sender, mailLayout} from './mail-frame';
import {isEmail, refuseParameter, route} from './rest';
import type {WordPressState} from './state';

/** `wp_mail` in WooCommerce's frame, into the outbox. */
export const mailRoutes = ({outbox}: WordPressState) => [
  route('get', '/mail', () => ({})),
  route('post', '/mail', ({fields}) => {
    const {to, subject, html, text, replyTo = null} = fields;
    if (!isEmail(to)) return refuseParameter('to');
    if (replyTo !== null && !isEmail(replyTo)) return refuseParameter('replyTo');
    const mail = {
      from: sender(),
      to,
      replyTo,
      subject: String(subject),
      html: mailLayout(String(subject), String(html), 'Sent by the shop.'),
      text: String(text),
    };
    // The plugin sends the same mail once a day.
    outbox.send(mail, JSON.stringify(mail));
    return {};
  }),
];
