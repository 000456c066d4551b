export type CommerceErrorKind =
  | 'network'
  | 'timeout'
  | 'graphql'
  | 'partial'
  | 'notJson'
  | 'unauthorised'
  | 'http';

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

  /** Whether the shop may have acted although no usable answer arrived. */
  get isUncertain(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'partial' ||
      this.kind === 'notJson' ||
      this.kind === 'http'
    );
  }
}
