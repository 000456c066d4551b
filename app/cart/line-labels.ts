import {create} from 'zustand';
import type {AllergenReading} from '~adapters/commerce/allergens';

/** What labels say of the cart's lines, by their ids, as far as they have been read. */
export interface LineLabels {
  allergens: Readonly<Record<string, AllergenReading>>;
  /** Of a line of which a lot is recalled (rules: What must come back). */
  recalled: Readonly<Record<string, string>>;
}

export const useLineLabels = create<LineLabels>(() => ({allergens: {}, recalled: {}}));
