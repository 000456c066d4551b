/** One reason why something was refused: a sentence for the shopper, and the field it belongs to. */
export interface Refusal {
  field: string | null;
  message: string;
  /** Names the reason, where its source does. */
  code?: string | undefined;
  /** Of what was tried too often. */
  retryAfterSeconds?: number;
}

/** An answer that may be a refusal: a form, a code, an address, the stock. Failures throw instead. */
export type Outcome<Value, Reason = Refusal> =
  | {ok: true; value: Value}
  | {ok: false; refusals: Reason[]};

export const accepted = <Value>(value: Value): {ok: true; value: Value} => ({ok: true, value});

export const refused = (
  message: string,
  field: string | null = null,
  code?: string,
): Outcome<never> => ({
  ok: false,
  refusals: [{field, message, ...(code && {code})}],
});
