import type {ProductCard} from '~/catalogue/list/to-product-card.server';

interface Props extends Pick<ProductCard, 'glance'> {
  note?: string | undefined;
}

/** A serving in one quiet line; nothing of what has no calories on its label. */
export const AtAGlance = ({glance, note}: Props) =>
  glance && (
    <p className="mt-1 text-sm text-ink-soft figures">
      <span aria-hidden="true">{note ? `${glance.shown} ${note}` : glance.shown}</span>
      <span className="sr-only">{glance.read}</span>
    </p>
  );
