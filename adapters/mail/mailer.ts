export interface Mail {
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Sends one mail; throws a MailError when the provider does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
