import type {Outbox, SentMail} from './outbox';

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
  body{margin:0 auto;max-width:60rem;padding:2rem 1rem;background:#FBF7EF;color:#24302A;font:16px/1.6 system-ui,sans-serif}
  h1{font:500 2rem/1.2 Georgia,serif} a{color:#2F5D46}
  table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #E4DAC8}
  th,td{padding:.6rem .8rem;text-align:left;border-bottom:1px solid #E4DAC8;vertical-align:top}
  iframe{width:100%;height:34rem;border:1px solid #E4DAC8;border-radius:16px;background:#fff}
  pre{white-space:pre-wrap;padding:1rem;background:#fff;border:1px solid #E4DAC8}
  dt{font-weight:600;float:left;width:6rem} dd{margin:0 0 .3rem 6rem}
</style></head><body>${body}</body></html>`;

/** The list of sent mails, newest first. */
export function outboxPage({mails}: Outbox): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<tr><td><time>${mail.sentAt.slice(0, 19).replace('T', ' ')}</time></td><td>${escape(mail.to)}</td>` +
        `<td><a href="/__outbox/${mail.id}">${escape(mail.subject)}</a></td></tr>`,
    );
  const table = `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1>${rows.length > 0 ? table : '<p>No mail was sent yet.</p>'}`,
  );
}

/** One mail: its head, its HTML in a frame without scripts, its text. */
export function mailPage(mail: SentMail): string {
  const html = mail.html.replace('<head>', '<head><base target="_top">');
  return page(
    mail.subject,
    `<p><a href="/__outbox">All mails</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to)}</dd>
<dt>Reply to</dt><dd>${escape(mail.replyTo ?? 'the sender')}</dd><dt>Sent</dt><dd>${mail.sentAt}</dd></dl>
<iframe title="Mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escape(html)}"></iframe>
<h2>As text</h2><pre>${escape(mail.text)}</pre>`,
  );
}
