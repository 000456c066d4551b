import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import {AllergenMark} from '~/ui/allergens/AllergenMark';
import {OwnAllergens} from '~/ui/allergens/OwnAllergens';
import {AtAGlance} from './AtAGlance';

/** A product's label at a glance, on its page: a serving, and the shopper's allergens. */
export const OnItsLabel = ({glance, allergens}: Pick<ProductCard, 'glance' | 'allergens'>) => (
  <div className="mt-3">
    <AtAGlance glance={glance} />
    <div className="flex flex-wrap items-start gap-x-5">
      <OwnAllergens />
      <AllergenMark reading={allergens} className="min-h-11 content-center" />
    </div>
  </div>
);
