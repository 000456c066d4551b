export type CommerceErrorKind =
  | 'network'
  | 'timeout'
  | 'graphql'
  | 'partial'
  | 'notJson'
  | 'unauthorised'
  | 'http'
  /** The shop's side speaks another version of what both have agreed on. */
  | 'version'
  /** The payment service gave no usable answer: the money may or may not have been taken, and the same key says which. */
  | 'payment'
  /** The money was taken, and the shop does not have it yet: a retry with the same key finishes, and so does a webhook. */
  | 'unfinished';

/** The shop or the payment service could not answer. `message` is safe to log: operation and cause, no personal data. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly kind: CommerceErrorKind;
  readonly operation: string;

  constructor(kind: CommerceErrorKind, operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.operation = operation;
  }
}
