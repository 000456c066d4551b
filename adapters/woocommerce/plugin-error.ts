export type PluginErrorKind = 'network' | 'timeout' | 'http' | 'unauthorised' | 'missing';

/** The shop's plugin could not answer. `message` is safe to log: operation and cause, no personal data. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly kind: PluginErrorKind;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;

  constructor(kind: PluginErrorKind, operation: string, status: number | null, cause: string) {
    super(`${operation} failed: ${cause}`);
    this.kind = kind;
    this.status = status;
  }
}
