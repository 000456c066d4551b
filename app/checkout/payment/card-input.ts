const digitsOf = (typed: string, most: number) => typed.replace(/\D/g, '').slice(0, most);

/** Grouped in fours, at most 19 digits (ISO/IEC 7812). */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The slash comes by itself after the month; taking a digit away takes the slash away too. */
export function formatExpiryDate(typed: string, before = ''): string {
  const digits = digitsOf(typed, 4);
  const isDeleting = before.length > typed.length;
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length === 2 && !isDeleting ? `${digits}/` : digits;
}

/** Digits only, at most 4. */
export function formatCvv(typed: string): string {
  return digitsOf(typed, 4);
}
