/** A mail that the mocked services sent, newest last. */
export interface SentMail {
  id: string;
  /** ISO 8601. */
  sentAt: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export interface Outbox {
  mails: SentMail[];
  /** The same key sends one mail in 24 hours, and is answered with it. */
  send(mail: Omit<SentMail, 'id' | 'sentAt'>, key?: string | null): SentMail;
}

const mostMails = 200;
const dayMs = 24 * 60 * 60_000;

export function createOutbox(): Outbox {
  const mails: SentMail[] = [];
  const byKey = new Map<string, SentMail>();
  return {
    mails,
    send(mail, key = null) {
      const earlier = key === null ? undefined : byKey.get(key);
      const isOfToday = earlier && Date.parse(earlier.sentAt) > Date.now() - dayMs;
      // Where the outbox was emptied it is the first day again.
      if (isOfToday && mails.includes(earlier)) return earlier;
      const sent = {id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...mail};
      mails.push(sent);
      if (key !== null) byKey.set(key, sent);
      if (mails.length > mostMails) mails.shift();
      return sent;
    },
  };
}
