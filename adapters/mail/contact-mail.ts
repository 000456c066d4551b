import {escapeHtml, mailLayout, paragraph} from './mail-layout';
import type {Mail} from './mailer';

/** A message from the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const footer = 'Sent from the contact form. Replies go to the sender.';

/** A shopper's message for support; replying answers the shopper. */
export function toContactMail(message: ContactMessage, supportEmail: string): Mail {
  const facts = [
    ['From', `${message.name} <${message.email}>`],
    ['Subject', message.subject],
  ] as const;
  const html = [
    ...facts.map(([label, value]) =>
      paragraph(`<strong>${label}:</strong> ${escapeHtml(oneLine(value))}`),
    ),
    paragraph(escapeHtml(message.message).replaceAll(/\r?\n/g, '<br>')),
  ].join('\n');
  const lines = facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  return {
    to: supportEmail,
    replyTo: message.email,
    subject: oneLine(`[${message.subject}] ${message.name}`),
    html: mailLayout('A message from the shop', html, footer),
    text: `${lines}\n\n${message.message}\n\n${footer}`,
  };
}

/** A line break in a subject would start a mail header of the sender's choice. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
