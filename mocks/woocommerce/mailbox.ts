const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to, as the plugin compares customers. */
export function toMailbox(email: string): string {
  const typed = email.trim().toLowerCase();
  const [, local, domain = ''] = /^(.+)@(.*)$/.exec(typed) ?? [];
  if (local === undefined) return typed;
  const [name = ''] = local.split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
