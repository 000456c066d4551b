/**
 * The payment service gave no usable answer. The money may or may not have been taken: only the same
 * key tells. `message` is safe to log: operation and kind of failure, no card, no personal data.
 */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operation = operation;
  }
}
