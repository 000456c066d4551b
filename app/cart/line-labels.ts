import {create} from 'zustand';
import type {LabelReading} from '~adapters/commerce';

/** What labels say of the cart's lines, by their ids, as far as they have been read. */
export interface LineLabels {
  allergens: Readonly<Record<string, LabelReading['allergens']>>;
  /** What must be known of a line before it is bought (rules: What must come back). */
  notices: Readonly<Record<string, string>>;
}

export const useLineLabels = create<LineLabels>(() => ({allergens: {}, notices: {}}));
