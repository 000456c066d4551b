import {escapeHtml, toMailParts, type MailBrand} from './mail-layout';
import type {Mail} from './mailer';

export interface Welcome {
  userEmail: string;
  siteUrl: string;
  supportEmail: string;
}

/** What a welcome says, in its order. */
export interface WelcomeWords {
  subject: string;
  greeting: string;
  thanks: string;
  browse: string;
  /** Null where there is none. */
  sample: {newHere: string; add: string; note: string; terms: string} | null;
  questions: string;
  answered: string;
  footer: string;
}

/** Greets a new shopper after sign-up, not by a name: it may have been chosen for another's address. */
export function toWelcomeMail(
  {userEmail, siteUrl, supportEmail}: Welcome,
  words: WelcomeWords,
  brand: MailBrand,
): Mail {
  const {button, link, mailLayout, paragraph, smallPrint} = toMailParts(brand);
  const productsUrl = `${siteUrl}/products`;
  const sampleUrl = `${siteUrl}/free-sample`;
  const {subject, footer, sample} = words;
  const html = [
    paragraph(escapeHtml(words.greeting)),
    paragraph(escapeHtml(words.thanks)),
    button(words.browse, productsUrl),
    ...(sample
      ? [
          paragraph(
            `${escapeHtml(sample.newHere)} ${link(sample.add, sampleUrl)} ${escapeHtml(sample.note)}`,
          ),
        ]
      : []),
    paragraph(
      `${escapeHtml(words.questions)} ${link(supportEmail, `mailto:${supportEmail}`)}. ` +
        escapeHtml(words.answered),
    ),
  ].join('\n');
  const text = [
    words.greeting,
    words.thanks,
    `${words.browse}: ${productsUrl}`,
    ...(sample ? [`${sample.add}: ${sampleUrl} (${sample.terms})`] : []),
    `${words.questions} ${supportEmail}. ${words.answered}`,
    footer,
  ].join('\n\n');
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
