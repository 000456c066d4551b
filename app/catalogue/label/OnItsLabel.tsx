import {AllergenMark} from '~/allergens/AllergenMark';
import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import {fetched} from '~/ui/fetched';

const OwnAllergens = fetched(() => import('~/allergens/OwnAllergens'));

type OfCard = Pick<ProductCard, 'glance' | 'allergens'>;

/** A serving in one quiet line; nothing of what has no calories on its label. */
const AtAGlance = ({glance, note}: Pick<OfCard, 'glance'> & {note?: string | undefined}) =>
  glance && (
    <p className="mt-1 text-sm text-ink-soft figures">
      <span aria-hidden="true">
        {glance.shown} {note}
      </span>
      <span className="sr-only">{glance.read}</span>
    </p>
  );

/** A product's label on its card: a serving, and over the picture the shopper's allergens. */
export const OnItsCard = ({glance, allergens, shape}: OfCard & {shape: string}) => (
  <>
    <AtAGlance glance={glance} />
    <AllergenMark
      reading={allergens}
      className={`absolute inset-x-0 top-0 ${shape} content-end p-2 pointer-events-none`}
    />
  </>
);

/** A product's label at a glance, on its page: a serving, and the shopper's allergens. */
export const OnItsLabel = ({glance, allergens}: OfCard) => (
  <div className="mt-3">
    <AtAGlance glance={glance} note={glance?.per} />
    <div className="min-h-11 noscript:hidden">
      <OwnAllergens reading={allergens} />
    </div>
  </div>
);
