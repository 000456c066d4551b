/** Text from a shopper, made harmless inside HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Whose mails they are, and in which colours. */
export interface MailBrand {
  shopName: string;
  colors: Record<'cream' | 'ink' | 'inkSoft' | 'leaf' | 'line', string>;
}

const font = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Mail clients know tables and inline styles. */
export function toMailParts({shopName, colors}: MailBrand) {
  const small = `${font};font-size:13px;line-height:20px;color:${colors.inkSoft}`;
  return {
    paragraph: (html: string) =>
      `<p style="margin:0 0 16px;${font};font-size:16px;line-height:26px;color:${colors.ink}">${html}</p>`,

    /** What stands below a mail in another layout. */
    smallPrint: (text: string) => `<p style="margin:16px 0 0;${small}">${escapeHtml(text)}</p>`,

    link: (label: string, url: string) =>
      `<a href="${escapeHtml(url)}" style="color:${colors.leaf}">${escapeHtml(label)}</a>`,

    /** A link that looks like a button in clients that ignore style sheets, Outlook included. */
    button: (label: string, url: string) =>
      `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${colors.leaf}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${font};font-size:16px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,

    /** 600 px is what reading panes hold. */
    mailLayout: (title: string, bodyHtml: string, footer: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${colors.cream}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.cream}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px;font-family:Fraunces,Georgia,serif;font-size:24px;line-height:30px;color:${colors.leaf}">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid ${colors.line};border-radius:16px">
<h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-size:28px;font-weight:500;line-height:34px;color:${colors.ink}">${escapeHtml(title)}</h1>
${bodyHtml}
</td></tr>
<tr><td style="padding:20px 8px;${small}">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`,
  };
}
