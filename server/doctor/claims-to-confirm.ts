import type {Check} from '~adapters/woocommerce/doctor';
import type {ShopFacts} from '~adapters/woocommerce/doctor/shop-facts';
import {claimsForOwner} from '~/content/said.server';

/** The owner is asked again so many days before a claim ends. */
const soonDays = 60;

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the pages claim and the owner has not confirmed, or not for long (rules: What may be said). */
export function claimsToConfirm({
  endedClaims = [],
  confirmedClaims = {},
}: Partial<ShopFacts>): Check[] {
  return claimsForOwner().flatMap(({id, source, doubt, stays, sentences}) => {
    if (endedClaims.includes(id) && !stays) return [];
    const confirmed = confirmedClaims[id];
    const isAsConfirmed = confirmed?.sentences.join('\n') === sentences.join('\n');
    if (isAsConfirmed && confirmed.until > dayAfter(soonDays)) return [];
    const since = !confirmed
      ? ''
      : isAsConfirmed
        ? ` after ${confirmed.until}`
        : ' in its new words';
    const message = `Is this true${since}? ${sentences.join(' ')} (${source}.)${doubt ? ` Doubt: ${doubt}` : ''}`;
    return [{name: `Claim ${id}`, ok: true, message, fix: '', isToConfirm: true}];
  });
}
