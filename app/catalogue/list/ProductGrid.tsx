import {memo} from 'react';
import {useOwnAllergens} from '~/allergens/own-allergens';
import {CompareBar, CompareTick} from '~/catalogue/compare/CompareTicks';
import {productListWords} from '~/content/messages/list';
import {fetched} from '~/ui/fetched';
import type {ProductCard} from './to-product-card.server';
import {ProductCardView} from './ProductCardView';

const LeftOut = fetched(() => import('~/allergens/LeftOut'));

/** Without what contains the shopper's allergens, or may, where he has asked for it; drawn anew for other cards alone. */
export const ProductGrid = memo(function ProductGrid({cards}: {cards: ProductCard[]}) {
  const {ticked, isLeftOut} = useOwnAllergens();
  const isOut = ({allergens}: ProductCard) =>
    isLeftOut && ticked.some((one) => (allergens[one] ?? 'free') !== 'free');
  const shown = cards.filter((card) => !isOut(card));
  const count = cards.length - shown.length;
  return (
    <>
      <LeftOut isWanted={count > 0} count={count} />
      <ul
        data-ahead=""
        className="card-grid grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3"
        aria-label={productListWords.products}
      >
        {shown.map((card, place) => (
          <ProductCardView
            key={card.id}
            card={card}
            isPriority={place === 0}
            isWide={card.isFeatured}
          >
            <CompareTick {...card} />
          </ProductCardView>
        ))}
      </ul>
      <CompareBar />
    </>
  );
});
