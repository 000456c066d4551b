import {create} from 'zustand';
import type {Allergen} from '~adapters/commerce/allergens';

export interface OwnAllergens {
  ticked: readonly Allergen[];
  /** Whether the list leaves out what contains them. */
  isLeftOut: boolean;
}

/** What a shopper has ticked, once it was read (`stored-allergens.ts`). */
export const useOwnAllergens = create<OwnAllergens>(() => ({ticked: [], isLeftOut: false}));

export const hasTicked = ({ticked}: OwnAllergens): boolean => ticked.length > 0;
