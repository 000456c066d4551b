import type {Shopper} from '~adapters/accounts';

/** Where an address is confirmed. */
export const resendPath = (returnTo = '') =>
  `/account/resend${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`;

/** What is once per customer is for confirmed addresses alone (rules: Offers). */
export type AccountStanding = 'visitor' | 'unconfirmed' | 'confirmed';

export function standingOf(shopper: Pick<Shopper, 'emailConfirmedAt'> | null): AccountStanding {
  if (!shopper) return 'visitor';
  return shopper.emailConfirmedAt === null ? 'unconfirmed' : 'confirmed';
}
