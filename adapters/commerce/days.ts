export const dayMs = 24 * 3_600_000;

/** No end is further ahead, in days. */
export const mostDays = 3650;

/** A calendar day (`2026-11-25`) so many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The first day without it: so many units from a day on, of which each lasts `days`. */
export const endsOn = (startsOn: string, days: number, quantity: number): string =>
  addDays(startsOn, Math.min(mostDays, Math.floor(days * quantity + 1e-6)));
