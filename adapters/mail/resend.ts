import {MailError} from './mail-error';
import type {Mail, Mailer} from './mailer';

export interface ResendOptions {
  /** The provider's address, `https://api.resend.com` for the real one. */
  url: string;
  apiKey: string;
  /** `Bellyful <hello@example.com>`, of a domain verified at the provider. */
  from: string;
  fetch?: typeof fetch;
}

const timeoutMs = 10_000;

/** Sends through Resend's HTTP API, or a service that speaks it. */
export function createResendMailer(options: ResendOptions): Mailer {
  return {
    async send(mail) {
      const response = await post(options, mail);
      if (!response.ok) {
        const reason = await response.json().then(toReason, () => 'no reason given');
        throw new MailError(response.status, `mail refused: ${response.status} ${reason}`);
      }
      await response.body?.cancel();
    },
    async check() {
      const ask = options.fetch ?? fetch;
      const response = await ask(options.url, {signal: AbortSignal.timeout(timeoutMs)});
      await response.body?.cancel();
    },
  };
}

async function post({url, apiKey, from, ...options}: ResendOptions, mail: Mail) {
  const {to, replyTo, subject, html, text} = mail;
  const send = options.fetch ?? fetch;
  try {
    return await send(`${url.replace(/\/$/, '')}/emails`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({
        from,
        to: [to],
        subject,
        html,
        text,
        ...(replyTo && {reply_to: replyTo}),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new MailError(null, 'mail provider did not answer', {cause});
  }
}

/** The error's name; its message may repeat an address. */
const toReason = (body: unknown) =>
  typeof body === 'object' && body && 'name' in body ? String(body.name) : 'no reason given';
