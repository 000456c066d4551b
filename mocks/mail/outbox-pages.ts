import {escapeHtml, toPage} from '~mocks/page';
import type {Outbox, SentMail} from './outbox';

const toRow = ({id, sentAt, to, subject}: SentMail) =>
  `<tr><td>${sentAt.slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(to)}</td>` +
  `<td><a href="/__outbox/${id}">${escapeHtml(subject)}</a></td></tr>`;

/** The list of sent mails, newest first. */
export function outboxPage({mails}: Outbox): string {
  if (mails.length === 0) return toPage('Outbox', '<p>No mail was sent yet.</p>');
  const rows = mails.toReversed().map(toRow).join('');
  const head = '<thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead>';
  return toPage('Outbox', `<table>${head}<tbody>${rows}</tbody></table>`);
}

/** One mail: its head, its HTML in a frame without scripts, its text. */
export function mailPage(mail: SentMail): string {
  const facts = {
    From: mail.from,
    To: mail.to,
    'Reply to': mail.replyTo ?? 'the sender',
    Sent: mail.sentAt,
  };
  const rows = Object.entries(facts).map(
    ([label, value]) => `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = mail.html.replace('<head>', '<head><base target="_top">');
  const frame = `<iframe title="Mail as HTML" sandbox="allow-top-navigation-by-user-activation" style="width:100%;height:38rem;border:1px solid #E4DAC8;border-radius:16px" srcdoc="${escapeHtml(html)}"></iframe>`;
  return toPage(
    mail.subject,
    `<p><a href="/__outbox">All mails</a></p><table>${rows.join('')}</table>
<h2>As HTML</h2>${frame}
<h2>As text</h2><pre style="white-space:pre-wrap">${escapeHtml(mail.text)}</pre>`,
  );
}
