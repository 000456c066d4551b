export const longestEmail = 254;

const shortestEmail = 6;
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const addressPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** What the shop takes for one (WordPress' `is_email`): HTML's own rule, with a dot in the domain. */
export const isEmailAddress = (text: string) =>
  text.length >= shortestEmail && text.length <= longestEmail && addressPattern.test(text);

const withoutDots = new Set(['gmail.com']);
const otherNames = new Map([['googlemail.com', 'gmail.com']]);

/** The mailbox of an address (rules: Limits on tries): lower case, no `+tag`, no dots where they are ignored. To compare alone. */
export function toMailbox(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const domain = otherNames.get(typed.slice(at + 1)) ?? typed.slice(at + 1);
  const [name = ''] = typed.slice(0, at).split('+');
  return `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
