/** A mail as the shop under test has sent it. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** The token of a mail's link of this type; empty where there is none. */
export const tokenIn = (mail: SentMail | undefined, type: string): string =>
  (mail?.text.match(/https?:[^\s"<>]+/g) ?? [])
    .map((link) => new URL(link).searchParams)
    .find((query) => query.get('type') === type)
    ?.get('token') ?? '';
