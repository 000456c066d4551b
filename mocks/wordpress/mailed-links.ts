import {digestOf, randomHex} from '~mocks/digest';
import {button, sender, mailLayout, paragraph} from './mail-frame';
import type {MailedLink, WordPressState, WordPressUser} from './state';

const texts = {
  signup: {
    subject: 'Welcome! Please confirm your email address',
    sentence: 'Thank you for opening an account. Please confirm that this address is yours.',
    label: 'Confirm my email',
    lifetimeMs: 24 * 3_600_000,
  },
  email: {
    subject: 'Confirm your new email address',
    sentence: 'You want to sign in with this address. Please confirm that it is yours.',
    label: 'Use this address',
    lifetimeMs: 24 * 3_600_000,
  },
  'many-tries': {
    subject: 'Sign in to your account',
    sentence: 'Many wrong passwords were tried for your account. Was it you?',
    label: 'Sign in',
    lifetimeMs: 3_600_000,
  },
  recovery: {
    subject: 'Reset your password',
    sentence: 'Somebody asked to reset the password of your account. Was it you?',
    label: 'Choose a new password',
    lifetimeMs: 3_600_000,
  },
} as const;

const ignore = 'If it was not you, ignore this mail.';

/** Mails a link; an older link of its type ends. */
export function mailLink(
  state: WordPressState,
  {id, email, newEmail}: WordPressUser,
  mail: keyof typeof texts,
  returnUrl: string,
): void {
  const type = mail === 'many-tries' ? 'recovery' : mail;
  for (const [key, link] of state.links)
    if (link.userId === id && link.type === type) state.links.delete(key);
  const token = randomHex(24);
  const {subject, sentence, label, lifetimeMs} = texts[mail];
  const endsAt = state.now() + lifetimeMs;
  state.links.set(digestOf(token), {userId: id, type, endsAt, isUsed: false});
  const link = new URL(returnUrl);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', type);
  state.outbox.send({
    from: sender(),
    to: mail === 'email' ? newEmail : email,
    replyTo: null,
    subject,
    text: `${sentence}\n\n${label}: ${link.href}\n\n${ignore}`,
    html: mailLayout(subject, `${paragraph(sentence)}${button(label, link.href)}`, ignore),
  });
}

/** The link of a token; null when it is unknown or too old. */
export function findLink(
  state: WordPressState,
  token: unknown,
  types: readonly unknown[],
): MailedLink | null {
  const link = state.links.get(digestOf(String(token)));
  return link && types.includes(link.type) && link.endsAt > state.now() ? link : null;
}

/** It is known until its end; the user's other links end. */
export function markLinkUsed({links}: WordPressState, used: MailedLink): void {
  for (const [key, link] of links)
    if (link.userId === used.userId && link !== used) links.delete(key);
  used.isUsed = true;
}

/** None that was mailed works any more. */
export function forgetLinks({links}: WordPressState, {id}: WordPressUser): void {
  for (const [key, {userId}] of links) if (userId === id) links.delete(key);
}

/** WordPress' mail with the link to what the shop stores of an address. */
export function mailExport({outbox}: WordPressState, email: string, origin: string): void {
  const url = `${origin}/wp-content/uploads/wp-personal-data-exports/${randomHex(16)}.zip`;
  const subject = 'Personal Data Export';
  const sentence = 'Your request for an export of personal data has been completed.';
  outbox.send({
    from: sender(),
    to: email,
    replyTo: null,
    subject,
    text: `${sentence}\n\n${url}`,
    html: mailLayout(subject, `${paragraph(sentence)}${button('Download', url)}`, ''),
  });
}
