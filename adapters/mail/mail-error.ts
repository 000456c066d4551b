/** The mail provider did not take a mail. `message` is safe to log: no address, no content. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The provider's HTTP status; null when it did not answer. */
  readonly status: number | null;

  constructor(status: number | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
