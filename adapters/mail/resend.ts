import {requestService, type ServiceOptions, type Mode, type Reply} from '~adapters/http';
import type {Mail, Mailer} from './mailer';

export interface ResendOptions extends ServiceOptions {
  /** The provider's address, `https://api.resend.com` for the real one. */
  url: string;
  apiKey: string;
  /** `Bellyful <hello@example.com>`, of a domain verified at the provider. */
  from: string;
}

/** Sends through Resend's HTTP API, or a service that speaks it. */
export function createResendMailer(options: ResendOptions): Mailer {
  return {
    async send(mail) {
      const {status, text} = await post(options, mail);
      if (status < 200 || status > 299)
        throw new Error(`mail refused: ${status} ${toReason(text)}`);
    },
    async check() {
      const {status} = await send(options, 'required', options.url, {});
      if (status >= 500) throw new Error(`mail provider answered ${status}`);
    },
  };
}

async function send(
  options: ServiceOptions,
  mode: Mode,
  address: string,
  request: RequestInit,
): Promise<Reply> {
  try {
    return await requestService(options, mode, address, request);
  } catch (cause) {
    throw new Error('mail provider did not answer', {cause});
  }
}

async function post({url, apiKey, from, ...options}: ResendOptions, mail: Mail): Promise<Reply> {
  const {to, replyTo, subject, html, text} = mail;
  const body = JSON.stringify({
    from,
    to: [to],
    subject,
    html,
    text,
    ...(replyTo && {reply_to: replyTo}),
  });
  return send(options, 'once', `${url.replace(/\/$/, '')}/emails`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': await digestOf(body),
    },
    body,
  });
}

/** Resend sends one mail for one key in 24 hours: after a lost response the same mail may be sent again. */
async function digestOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The error's name; its message may repeat an address. */
function toReason(text: string): string {
  try {
    const {name} = JSON.parse(text) as {name?: unknown};
    return typeof name === 'string' ? name : 'no reason given';
  } catch {
    return 'no reason given';
  }
}
