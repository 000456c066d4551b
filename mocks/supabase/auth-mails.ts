import {createHash, randomBytes} from 'node:crypto';
import {button, mailLayout, paragraph} from '~adapters/mail/mail-layout';
import {authError} from './auth-answers';
import type {LinkToken, StoredUser, SupabaseState} from './state';

const texts = {
  signup: {
    subject: 'Confirm your email address',
    path: '/account/confirm',
    sentence: 'One more step: confirm that this address is yours.',
    label: 'Confirm my email',
  },
  recovery: {
    subject: 'Reset your password',
    path: '/account/reset',
    sentence: 'Somebody asked to reset the password of your account. Was it you?',
    label: 'Choose a new password',
  },
} as const;

/** Mails a link whose token is good once and for an hour; the error when the last mail was a moment ago. */
export function sendLink(
  state: SupabaseState,
  user: StoredUser,
  type: LinkToken['type'],
  request: Request,
): Response | null {
  const waitMs = (user.mailSentAt ?? 0) + state.mailIntervalSeconds * 1000 - state.now();
  if (waitMs > 0) {
    const message = `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`;
    return authError(429, 'over_email_send_rate_limit', message);
  }
  user.mailSentAt = state.now();
  state.outbox.send(toLinkMail(user, type, toLink(state, user, type, request)));
  return null;
}

function toLink(
  state: SupabaseState,
  user: StoredUser,
  type: LinkToken['type'],
  request: Request,
): string {
  const tokenHash = createHash('sha224').update(randomBytes(16)).digest('hex');
  for (const [known, link] of state.linkTokens) {
    if (link.userId === user.id && link.type === type) state.linkTokens.delete(known);
  }
  state.linkTokens.set(tokenHash, {userId: user.id, type, sentAt: state.now()});
  const returnUrl = new URL(request.url).searchParams.get('redirect_to');
  const link = new URL(returnUrl ?? `http://127.0.0.1:3000${texts[type].path}`);
  link.searchParams.set('token_hash', tokenHash);
  link.searchParams.set('type', type);
  return link.href;
}

function toLinkMail(user: StoredUser, type: LinkToken['type'], link: string) {
  const {subject, sentence, label} = texts[type];
  const ignore = 'If it was not you, ignore this mail. The link works once, for one hour.';
  return {
    from: 'Bellyful accounts <accounts@bellyful.example>',
    to: user.email,
    replyTo: null,
    subject,
    text: `${sentence}\n\n${label}: ${link}\n\n${ignore}`,
    html: mailLayout(subject, `${paragraph(sentence)}${button(label, link)}`, ignore),
  };
}

const linkLifetimeMs = 3_600_000;

/** The user of a link's token, which is then used up; null when it is unknown, used or old. */
export function takeLinkToken(
  state: SupabaseState,
  tokenHash: string,
  type: string,
): StoredUser | null {
  const link = state.linkTokens.get(tokenHash);
  const isSameKind = link?.type === type || (link?.type === 'signup' && type === 'email');
  if (!link || !isSameKind || state.now() - link.sentAt > linkLifetimeMs) return null;
  state.linkTokens.delete(tokenHash);
  return state.users.get(link.userId) ?? null;
}
