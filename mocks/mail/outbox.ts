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
  send(mail: Omit<SentMail, 'id' | 'sentAt'>): SentMail;
}

const kept = 200;

export function createOutbox(): Outbox {
  const mails: SentMail[] = [];
  return {
    mails,
    send(mail) {
      const sent = {id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...mail};
      mails.push(sent);
      if (mails.length > kept) mails.shift();
      return sent;
    },
  };
}
