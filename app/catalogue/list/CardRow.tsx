import type {ProductCard} from './to-product-card.server';
import {ProductCardView} from './ProductCardView';

interface Props {
  label: string;
  cards: ProductCard[];
  /** Far down a page from the start: a phone draws it once it is near. */
  isFar?: boolean;
}

/** A few products beside each other; a phone swipes them sideways. */
export const CardRow = ({label, cards, isFar = false}: Props) => (
  <ul
    className={`${isFar ? 'far-row' : ''} -mx-5 flex snap-row gap-4 overflow-x-auto px-5 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4`}
    aria-label={label}
  >
    {cards.map((card) => (
      <ProductCardView key={card.id} card={card} isInRow />
    ))}
  </ul>
);
