export interface Mail {
  kind: 'welcome' | 'contact';
  to: string;
  replyTo: string | null;
  subject: string;
  /** The complete mail in the storefront's own frame. */
  html: string;
  /** The same without a frame, for a sender that has one. */
  content: string;
  text: string;
}

/** Sends one mail, once in 24 hours however often it is sent (rules: Contact); throws when the provider does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Throws when the provider cannot be reached; sends nothing. */
  check?(): Promise<void>;
  /** No mail service is connected. */
  isAbsent?: true;
}

export const noMailer: Mailer = {
  isAbsent: true,
  async send() {
    throw new Error('no mail service is connected');
  },
};
