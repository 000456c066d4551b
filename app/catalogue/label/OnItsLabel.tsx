import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import {fetched} from '~/ui/fetched';
import {AtAGlance} from './AtAGlance';

const OwnAllergens = fetched(() => import('~/allergens/OwnAllergens'));

/** A product's label at a glance, on its page: a serving, and the shopper's allergens. */
export const OnItsLabel = ({glance, allergens}: Pick<ProductCard, 'glance' | 'allergens'>) => (
  <div className="mt-3">
    <AtAGlance glance={glance} note={glance?.per} />
    {HAS.allergens && (
      <div className="min-h-11 noscript:hidden">
        <OwnAllergens reading={allergens} />
      </div>
    )}
  </div>
);
