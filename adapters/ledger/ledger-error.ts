export type LedgerErrorKind = 'timeout' | 'http' | 'unauthorised';

/** The ledger could not answer. `message` is safe to log: operation and cause, no personal data. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly kind: LedgerErrorKind;
  readonly operation: string;

  constructor(kind: LedgerErrorKind, operation: string, cause: string) {
    super(`${operation} failed: ${cause}`);
    this.kind = kind;
    this.operation = operation;
  }
}
