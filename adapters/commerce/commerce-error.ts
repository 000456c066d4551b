export type CommerceErrorKind =
  | 'network'
  | 'timeout'
  | 'graphql'
  | 'partial'
  | 'notJson'
  | 'unauthorised'
  | 'http'
  /** The shop's side speaks another version of what both have agreed on. */
  | 'version';

/** The shop could not answer. `message` is safe to log: operation and cause, no personal data. */
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
