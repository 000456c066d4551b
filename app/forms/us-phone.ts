/** `(503) 555-0100` as far as it was typed; what is no number of ten digits stays as it is. */
export function formatUsPhone(typed: string): string {
  const number = typed.trim();
  const [country = ''] = /^\+?1[\s.-]*/.exec(number) ?? [];
  const rest = number.slice(country.length);
  if (!/^[\d\s().-]*$/.test(rest)) return typed;
  const digits = rest.replace(/\D/g, '');
  if (digits.length > 10 || digits.length === 0) return typed;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const parts = [exchange ? `(${area})` : area, [exchange, line].filter(Boolean).join('-')];
  return (country ? '+1 ' : '') + parts.filter(Boolean).join(' ');
}

interface Typing {
  before: string;
  typed: string;
  /** Where the caret stands; null where a field does not tell. */
  caret: number | null;
}

/** Formats only while digits are added at the end, so that the caret never moves under a correction. */
export function formatTypedPhone({before, typed, caret}: Typing): string {
  const isAtEnd = caret === null || caret === typed.length;
  return isAtEnd && typed.length > before.length ? formatUsPhone(typed) : typed;
}
