import {create} from 'zustand';
import type {LabelReading} from '~adapters/commerce';
import {AllergenMark} from '~/allergens/AllergenMark';

/** What labels say of the cart's lines, by their ids, as far as they have been read. */
export interface LineLabels {
  allergens: Readonly<Record<string, LabelReading['allergens']>>;
  /** What must be known of a line before it is bought (rules: What must come back). */
  notices: Readonly<Record<string, string>>;
}

export const useLineLabels = create<LineLabels>(() => ({allergens: {}, notices: {}}));

/** What its label says of a line, once it has been read. */
export function LineLabel({id}: {id: string}) {
  const allergens = useLineLabels((read) => read.allergens[id]);
  const warning = useLineLabels((read) => read.notices[id]);
  return (
    <>
      {warning && <p className="text-sm text-clay-dark">{warning}</p>}
      {allergens && <AllergenMark reading={allergens} className="mt-1.5" />}
    </>
  );
}
