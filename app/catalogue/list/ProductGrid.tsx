import type {ProductCard} from './product-card';
import {ProductCardView} from './ProductCardView';

/** Cards of the first row: their pictures load first. */
const firstRow = 3;

export function ProductGrid({cards}: {cards: ProductCard[]}) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3" aria-label="Products">
      {cards.map((card, place) => (
        <ProductCardView
          key={card.id}
          card={card}
          isPriority={place < firstRow}
          isWide={card.isFeatured}
          isOnlyOne
        />
      ))}
    </ul>
  );
}
