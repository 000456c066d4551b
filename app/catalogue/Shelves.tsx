import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import {shelfTitles} from '~/content/labels/card-notes';
import {CardRow} from './list/CardRow';
import {useViewedBefore} from './use-recently-viewed';

function Shelf({title, cards}: {title: string; cards: ProductCard[]}) {
  return (
    <section className="container-page pt-14">
      <h2 className="text-3xl">{title}</h2>
      <div className="mt-6">
        <CardRow label={title} cards={cards} />
      </div>
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
      {related.length > 0 && <Shelf title={shelfTitles.related} cards={related} />}
      {recent.length > 0 && <Shelf title={shelfTitles.recent} cards={recent} />}
    </>
  );
}
