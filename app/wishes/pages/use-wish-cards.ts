import {useEffect, useState} from 'react';
import type {ShownWishes, WishCard} from './show-wishes.server';
import {joinWishIds} from '~/wishes/wish-ids';
import {getJson} from '~/browser/fetch-json';

export interface WishCards {
  known: ReadonlyMap<string, WishCard>;
  /** Ids that were asked for; what is not known of them the shop no longer sells. */
  requested: ReadonlySet<string>;
  isMissed: boolean;
  problem: string | null;
}

const byId = (cards: readonly WishCard[]) => new Map(cards.map((card) => [card.id, card]));

/** The products of a list as they are now: those that came with the page, and the others asked for until they came. */
export function useWishCards(
  ids: readonly string[],
  first: (ShownWishes & {ids: readonly string[]}) | null,
): WishCards {
  const [state, setState] = useState<WishCards>(() => ({
    known: byId(first?.cards ?? []),
    requested: new Set(first?.ids),
    isMissed: false,
    problem: first?.problem ?? null,
  }));
  const {isMissed} = state;
  const wanted = joinWishIds(ids.filter((id) => !state.requested.has(id)));
  useEffect(() => {
    if (wanted === '' || isMissed) return;
    const left = new AbortController();
    const load = async () => {
      const answer = await getJson<ShownWishes>(`/functions/wish-cards?ids=${wanted}`, left);
      if (left.signal.aborted) return;
      if (!answer) return setState((before) => ({...before, isMissed: true}));
      const {cards, problem} = answer;
      setState(({known, requested}) => ({
        known: new Map([...known, ...byId(cards)]),
        requested: new Set([...requested, ...wanted.split('+')]),
        isMissed: false,
        problem,
      }));
    };
    void load();
    return () => left.abort();
  }, [wanted, isMissed]);
  useEffect(() => {
    if (!isMissed) return;
    const left = new AbortController();
    const retry = () => setState((before) => ({...before, isMissed: false}));
    addEventListener('online', retry, left);
    addEventListener('click', retry, left);
    return () => left.abort();
  }, [isMissed]);
  return state;
}
