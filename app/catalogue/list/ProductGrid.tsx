import {KeptMarkup} from '~/ui/KeptMarkup';
import type {ProductCard} from './product-card';
import {ProductCardView} from './ProductCardView';

interface Props {
  cards: ProductCard[];
}

const Cards = ({cards}: Props) =>
  cards.map((card, place) => (
    <ProductCardView
      key={card.id}
      card={card}
      isPriority={place === 0}
      isWide={card.isFeatured}
      isOnlyOne
    />
  ));

export const ProductGrid = (props: Props) => (
  <KeptMarkup
    as="ul"
    className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
    aria-label="Products"
    show={Cards}
    of={props}
  />
);
