import {escapeHtml, toMailParts, type MailBrand} from './mail-layout';
import type {Mail} from './mailer';

export interface ContactMessage {
  name: string;
  email: string;
  /** One of the form's topics. */
  subject: string;
  message: string;
}

export interface ContactWords {
  title: string;
  from: string;
  subject: string;
  /** The chosen topic follows. */
  subjectLine: string;
  footer: string;
}

/** A shopper's message for support; replying answers the shopper. */
export function toContactMail(
  message: ContactMessage,
  supportEmail: string,
  words: ContactWords,
  brand: MailBrand,
): Mail {
  const {mailLayout, paragraph, smallPrint} = toMailParts(brand);
  const {footer} = words;
  const facts = [
    [words.from, `${message.name} <${message.email}>`],
    [words.subject, message.subject],
  ] as const;
  const html = [
    ...facts.map(([label, value]) =>
      paragraph(`<strong>${escapeHtml(label)}:</strong> ${escapeHtml(oneLine(value))}`),
    ),
    paragraph(escapeHtml(message.message).replaceAll(/\r?\n/g, '<br>')),
  ].join('\n');
  const lines = facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  return {
    kind: 'contact',
    to: supportEmail,
    replyTo: message.email,
    // The chosen topic and nothing that was typed: in an inbox's list it would read as the shop's own.
    subject: `${words.subjectLine} ${message.subject}`,
    html: mailLayout(words.title, html, footer),
    content: `${html}\n${smallPrint(footer)}`,
    text: `${lines}\n\n${message.message}\n\n${footer}`,
  };
}

/** A line break in a subject would start a mail header of the sender's choice. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
