import {createHash, randomBytes} from 'node:crypto';
import {button, mailLayout, paragraph} from '~adapters/mail/mail-layout';
import type {MailedLink, WordPressState, WordPressUser} from './state';

const texts = {
  signup: {
    subject: 'Confirm your email address',
    sentence: 'One more step: confirm that this address is yours.',
    label: 'Confirm my email',
    lifetimeMs: 24 * 3_600_000,
  },
  recovery: {
    subject: 'Reset your password',
    sentence: 'Somebody asked to reset the password of your account. Was it you?',
    label: 'Choose a new password',
    lifetimeMs: 3_600_000,
  },
} as const;

const ignore = 'If it was not you, ignore this mail. The link works once.';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Mails a link whose token is good once; an older link of its kind ends. */
export function mailLink(
  state: WordPressState,
  {id, email}: WordPressUser,
  type: MailedLink['type'],
  returnUrl: string,
): void {
  for (const [key, link] of state.links)
    if (link.userId === id && link.type === type) state.links.delete(key);
  const token = randomBytes(24).toString('hex');
  const {subject, sentence, label, lifetimeMs} = texts[type];
  state.links.set(hash(token), {userId: id, type, endsAt: state.now() + lifetimeMs});
  const link = new URL(returnUrl);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', type);
  state.outbox.send({
    from: 'Bellyful <shop@bellyful.example>',
    to: email,
    replyTo: null,
    subject,
    text: `${sentence}\n\n${label}: ${link.href}\n\n${ignore}`,
    html: mailLayout(subject, `${paragraph(sentence)}${button(label, link.href)}`, ignore),
  });
}

/** The user of a link's token, which is then used up; null when it is unknown, used or old. */
export function takeLink(
  state: WordPressState,
  token: unknown,
  type: unknown,
): WordPressUser | null {
  const key = hash(String(token));
  const link = state.links.get(key);
  const isSameKind = link?.type === type || (link?.type === 'signup' && type === 'email');
  if (!link || !isSameKind || link.endsAt <= state.now()) return null;
  state.links.delete(key);
  return state.users.get(link.userId) ?? null;
}
