/** One reason why something was refused: a sentence for the shopper, and the field it belongs to. */
export interface Refusal {
  field: string | null;
  message: string;
  /** Of what was tried too often. */
  retryAfterSeconds?: number;
}

/** An answer that may be a refusal: a form, a code, an address, the stock. Failures throw instead. */
export type Outcome<Value, Reason = Refusal> =
  | {ok: true; value: Value}
  | {ok: false; refusals: Reason[]};

export const accepted = <Value>(value: Value): {ok: true; value: Value} => ({ok: true, value});

export const refused = (message: string, field: string | null = null): Outcome<never> => ({
  ok: false,
  refusals: [{field, message}],
});
