import {readSeals, type ProductLabel} from '~adapters/commerce';
import type {ShownSeal} from './LabelNotes';

/** A label's seals with their pictures; whatever has none of its own shares one. */
export const toSeals = (label: ProductLabel | null): ShownSeal[] =>
  label ? readSeals(label).map(({kind, words}) => ({picture: kind ?? 'other', words})) : [];
