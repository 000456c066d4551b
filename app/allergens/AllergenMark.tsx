import type {AllergenReading} from '~adapters/commerce/allergens';
import {hasTicked, useOwnAllergens} from './own-allergens';
import {fetched} from '~/ui/fetched';

const Marks = fetched(() => import('./Marks'));

interface Props {
  reading: AllergenReading;
  className?: string;
}

/** What a label says of the shopper's own allergens; nothing while he has ticked none (rules: Allergens). */
export const AllergenMark = (props: Props) => (
  <Marks isWanted={useOwnAllergens(hasTicked)} {...props} />
);
