import {shopScope} from '~adapters/commerce';
import {claims} from './claims';
import {sentencesOf} from './claims/claim';

const sentencesIn = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => claims[id]?.sentences ?? []));

const ofHealth = sentencesIn(Object.keys(claims).filter((id) => claims[id]?.kind === 'structure'));

/** Names and addresses stay. */
const ended = (): string[] =>
  (shopScope().endedClaims ?? []).filter((id) => claims[id] && !claims[id].stays);

/** What tells texts made now from those made while others had ended. */
export const endedClaims = (): string => ended().toSorted().join();

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** What of a list's entry was there and is no more: a card goes with its sentence. */
const hasLost = (before: unknown, after: unknown): boolean => {
  if (typeof before !== 'object' || before === null || Array.isArray(before))
    return isEmpty(after) && !isEmpty(before);
  return Object.entries(before).some(([name, value]) =>
    hasLost(value, (after as Record<string, unknown>)[name]),
  );
};

function without(value: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const sentences = sentencesOf(value);
    const kept = sentences.filter((sentence) => !gone.has(sentence));
    return kept.length < sentences.length ? kept.join(' ') : value;
  }
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const kept = without(entry, gone);
      return hasLost(entry, kept) ? [] : [kept];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one, gone)]));
}

/** The ledger as the plugin's page shows it. */
export const claimsForOwner = () => Object.entries(claims).map(([id, claim]) => ({id, ...claim}));

/**
 * Texts without the sentences whose claim has ended (rules: What may be said): an empty text or list where nothing is
 * left, and no entry of a list that has lost a text of its own.
 */
export function said<Content>(content: Content): Content {
  const gone = sentencesIn(ended());
  return gone.size === 0 ? content : (without(content, gone) as Content);
}

/** Whether a structure/function claim is in it, which the FDA's disclaimer belongs to. */
export function speaksOfHealth(shown: unknown): boolean {
  if (typeof shown === 'string')
    return shown
      .split('\n')
      .flatMap(sentencesOf)
      .some((one) => ofHealth.has(one));
  return typeof shown === 'object' && shown !== null && Object.values(shown).some(speaksOfHealth);
}
