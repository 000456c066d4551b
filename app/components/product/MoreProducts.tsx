import type {ProductCard} from '~/lib/product-card';
import {ProductCardView} from './ProductCardView';
import {useRecentlyViewed} from './use-recently-viewed';

function Shelf({title, cards}: {title: string; cards: ProductCard[]}) {
  return (
    <section className="container-page pt-14">
      <h2 className="text-3xl">{title}</h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4" aria-label={title}>
        {cards.map((card) => (
          <ProductCardView key={card.id} card={card} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  current: ProductCard;
  related: ProductCard[];
}

/** The end of every product page: what goes with it, and what was looked at before. */
export function MoreProducts({current, related}: Props) {
  const recent = useRecentlyViewed(current).slice(0, 4);
  return (
    <>
      {related.length > 0 && <Shelf title="You may also like" cards={related} />}
      {recent.length > 0 && <Shelf title="Recently viewed" cards={recent} />}
    </>
  );
}
