/** One reason why something was refused: what it is called, and the field it belongs to. */
export interface Refusal<Code extends string = string> {
  code: Code;
  field: string | null;
  /** Of whoever refused, where the shop has no sentence of its own. */
  message?: string;
  /** Of what was tried too often. */
  retryAfterSeconds?: number;
}

/** An answer that may be a refusal: a form, a code, an address, the stock. Failures throw instead. */
export type Outcome<Value, Reason = Refusal> =
  | {ok: true; value: Value}
  | {ok: false; refusals: Reason[]};

export const accepted = <Value>(value: Value): {ok: true; value: Value} => ({ok: true, value});

export const refused = <Code extends string>(
  code: Code,
  field: string | null = null,
  message?: string,
): {ok: false; refusals: Refusal<Code>[]} => ({
  ok: false,
  refusals: [{code, field, ...(message && {message})}],
});
