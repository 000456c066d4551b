declare const cents: unique symbol;

/**
 * An amount in whole minor units of the shop's currency: cents of a dollar, yen, thousandths of a dinar. Never a
 * fraction, never dollars (rules: Money).
 */
export type Cents = number & {readonly [cents]: true};

/** Marks a whole number of minor units as money; throws a RangeError for anything that is not a safe whole number. */
export function toCents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) throw new RangeError(`Not whole cents: ${wholeCents}`);
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

export const zeroCents = toCents(0);
