import type {ProductCard} from '~/catalogue/list/product-card';
import {ProductCardView} from './list/ProductCardView';
import {useViewedBefore} from './use-recently-viewed';

/** A row of cards; on a phone it is swiped sideways. */
function Shelf({title, cards}: {title: string; cards: ProductCard[]}) {
  return (
    <section className="container-page pt-14">
      <h2 className="text-3xl">{title}</h2>
      <ul
        className="-mx-5 mt-6 flex snap-row scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-4"
        aria-label={title}
      >
        {cards.map((card) => (
          <ProductCardView
            key={card.id}
            card={card}
            headingLevel={3}
            className="w-64 shrink-0 snap-start sm:w-auto"
          />
        ))}
      </ul>
    </section>
  );
}

export interface ShelvesProps {
  current: ProductCard;
  related: ProductCard[];
}

const recentCount = 4;

/** What goes with a product, and what was looked at before. */
export default function Shelves({current, related}: ShelvesProps) {
  const recent = useViewedBefore(current).slice(0, recentCount);
  return (
    <>
      {related.length > 0 && <Shelf title="You may also like" cards={related} />}
      {recent.length > 0 && <Shelf title="Recently viewed" cards={recent} />}
    </>
  );
}
