import {useEffect} from 'react';
import {create} from 'zustand';
import type {ProductCard} from '~/catalogue/list/product-card';

/** The products of this visit, newest first. In memory alone: nothing may be stored for it before consent. */
const useVisit = create<{cards: ProductCard[]}>(() => ({cards: []}));

const mostKept = 8;

/** Notes the product that is looked at, and tells which were before it. */
export function useRecentlyViewed(current: ProductCard): ProductCard[] {
  const cards = useVisit((visit) => visit.cards);
  useEffect(() => {
    useVisit.setState((visit) => {
      const others = visit.cards.filter(({href}) => href !== current.href);
      return {cards: [current, ...others].slice(0, mostKept)};
    });
  }, [current]);
  return cards.filter(({href}) => href !== current.href);
}
