import {useEffect} from 'react';
import {create} from 'zustand';
import type {ProductCard} from '~/catalogue/list/to-product-card.server';

/** The products of this visit, newest first. In memory alone: nothing may be stored for it before consent. */
const useVisit = create<{cards: ProductCard[]}>(() => ({cards: []}));

const mostStored = 8;

/** Notes the product that is looked at. */
export function useNoteViewed(current: ProductCard): void {
  useEffect(() => {
    useVisit.setState((visit) => {
      const others = visit.cards.filter(({href}) => href !== current.href);
      return {cards: [current, ...others].slice(0, mostStored)};
    });
  }, [current]);
}

/** What was looked at before the product. */
export const useViewedBefore = ({href}: ProductCard): ProductCard[] =>
  useVisit(({cards}) => cards).filter((card) => card.href !== href);
