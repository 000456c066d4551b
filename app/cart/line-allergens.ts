import {create} from 'zustand';
import type {AllergenReading} from '~adapters/commerce/allergens';

/** What labels say of allergens, by the ids of the cart's lines, as far as they have been read. */
export type LineAllergens = Readonly<Record<string, AllergenReading>>;

export const useLineAllergens = create<LineAllergens>(() => ({}));

/** The ids of the cart's lines of which a lot is recalled (rules: What must come back). */
export const useRecalledLines = create<readonly string[]>(() => []);
