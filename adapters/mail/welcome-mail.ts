import {button, escapeHtml, mailLayout, paragraph, smallPrint} from './mail-layout';
import type {Mail} from './mailer';

export interface Welcome {
  userEmail: string;
  siteUrl: string;
  supportEmail: string;
}

const footer =
  'You are receiving this mail because an account was opened with this address at Bellyful. ' +
  'These statements have not been evaluated by the Food and Drug Administration. ' +
  'Our products are not intended to diagnose, treat, cure, or prevent any disease.';

/** Greets a new shopper after sign-up, not by a name: whoever signed up chose it, for anybody's address. */
export function toWelcomeMail({userEmail, siteUrl, supportEmail}: Welcome): Mail {
  const productsUrl = `${siteUrl}/products`;
  const sampleUrl = `${siteUrl}/free-sample`;
  const html = [
    paragraph('Hello,'),
    paragraph(
      'Thank you for opening an account. From now on your address is filled in at checkout, ' +
        'your orders are kept in one place, and your free sample is waiting.',
    ),
    button('Browse our products', productsUrl),
    paragraph(
      `New here? <a href="${escapeHtml(sampleUrl)}" style="color:#2F5D46">Add your free sample</a> ` +
        'to the cart. It ships free, one per customer.',
    ),
    paragraph(
      `Questions? Just reply, or write to <a href="mailto:${escapeHtml(supportEmail)}" ` +
        `style="color:#2F5D46">${escapeHtml(supportEmail)}</a>. A person answers within 24 hours.`,
    ),
  ].join('\n');
  const text = [
    'Hello,',
    'Thank you for opening an account. From now on your address is filled in at checkout, your orders are kept in one place, and your free sample is waiting.',
    `Browse our products: ${productsUrl}`,
    `Add your free sample: ${sampleUrl} (it ships free, one per customer)`,
    `Questions? Just reply, or write to ${supportEmail}. A person answers within 24 hours.`,
    footer,
  ].join('\n\n');
  const subject = 'Welcome to Bellyful';
  return {
    kind: 'welcome',
    to: userEmail,
    replyTo: supportEmail,
    subject,
    text,
    html: mailLayout(subject, html, footer),
    content: `${html}\n${smallPrint(footer)}`,
  };
}
