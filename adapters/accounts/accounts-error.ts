export type AccountsErrorKind = 'network' | 'timeout' | 'http' | 'unauthorised';

/** The accounts service could not answer. `message` is safe to log: operation and cause, no personal data. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';
  readonly kind: AccountsErrorKind;
  readonly operation: string;

  constructor(kind: AccountsErrorKind, operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.operation = operation;
  }
}
