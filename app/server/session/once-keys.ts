import type {Shopper} from '~adapters/accounts';
import type {OfferId} from '~/pricing/cart-item';
import {toMailbox} from '~/forms/email-address';
import {sha256} from './sha256';

/** What a customer has once. */
type OnceThing = 'sample' | `offer:${OfferId}`;

/** The names under which the shop holds it (rules: Once per customer), hashed without a secret: secrets change. */
export async function onceKeys(
  thing: OnceThing,
  {id, email}: Pick<Shopper, 'id' | 'email'>,
  household: string | null = null,
): Promise<string[]> {
  return [
    `${thing}:${id}`,
    `${thing}:mailbox:${await sha256(toMailbox(email))}`,
    ...(household === null ? [] : [`${thing}:household:${await sha256(household)}`]),
  ];
}

/** Whether such a name is a household's. */
export const isOfHousehold = (key: string): boolean => key.includes(':household:');
