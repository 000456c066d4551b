import {toCents, type Cents} from './cents';

/** Adds amounts; no amounts add up to zero. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return toCents(sum);
}

/** A percentage of an amount, rounded half up to the minor unit (rules: Money). */
export function percentOf(amount: Cents, percent: number): Cents {
  return toCents(Math.floor((amount * percent) / 100 + 0.5));
}
