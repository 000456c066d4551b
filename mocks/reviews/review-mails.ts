import {escapeHtml} from '~adapters/mail/mail-layout';
import {button, sender, mailLayout, paragraph, smallPrint} from '~mocks/wordpress/mail-frame';
import {hashOf, linkToEnd} from '~mocks/wordpress/endable-mails';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {findProduct} from '~mocks/woocommerce/shop';
import type {WordPressState} from '~mocks/wordpress/state';

const intro =
  'Your order has been with you for some days now. Would you tell others what it is like? A few honest words help them choose, whatever they say.';

/** The mail that the plugin sends some days after an order was completed; false when it sends none. */
export function mailReviewRequest(
  {shop, outbox, noReviewMails}: WordPressState,
  {status, billing, lines}: OrderRecord,
  storefront: string,
): boolean {
  const email = billing.email ?? '';
  const ids = [...new Set(lines.flatMap(({productId}) => productId ?? []))];
  const products = ids.flatMap((id) => findProduct(shop, id) ?? []).filter((one) => !one.isHidden);
  if (status !== 'COMPLETED' || products.length === 0 || noReviewMails.has(hashOf(email)))
    return false;
  const subject = 'How do you like it?';
  const stop = linkToEnd(storefront, 'reviews', email);
  const links = products.map(({name, slug}) => ({
    name,
    url: `${storefront}/wordpress-product/${slug}#reviews`,
  }));
  const buttons = links.map(({name, url}) => button(name, url)).join('');
  outbox.send({
    from: sender(),
    to: email,
    replyTo: null,
    subject,
    text: [intro, ...links.map(({name, url}) => `${name}: ${url}`), `No more: ${stop}`].join(
      '\n\n',
    ),
    html: mailLayout(
      subject,
      `${paragraph(escapeHtml(intro))}${buttons}${smallPrint('We ask once for an order.')}<p><a href="${stop}">Unsubscribe</a></p>`,
      'Sent by the shop.',
    ),
  });
  return true;
}
