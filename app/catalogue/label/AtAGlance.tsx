import type {ProductCard} from '~/catalogue/list/to-product-card.server';

/** A serving in one quiet line; nothing of what has no calories on its label. */
export const AtAGlance = ({glance}: Pick<ProductCard, 'glance'>) =>
  glance && (
    <p className="mt-1 text-sm text-ink-soft figures">
      <span aria-hidden="true">{glance.shown}</span>
      <span className="sr-only">{glance.read}</span>
    </p>
  );
