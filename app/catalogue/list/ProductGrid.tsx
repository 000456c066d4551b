import {productListWords} from '~/content/messages/list';
import type {ProductCard} from './to-product-card.server';
import {ProductCardView} from './ProductCardView';

interface Props {
  cards: ProductCard[];
}

export const ProductGrid = ({cards}: Props) => (
  <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3" aria-label={productListWords.products}>
    {cards.map((card, place) => (
      <ProductCardView
        key={card.id}
        card={card}
        isPriority={place === 0}
        isWide={card.isFeatured}
        isOnlyOne
      />
    ))}
  </ul>
);
