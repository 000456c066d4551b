import {Link} from 'react-router';
import {ProductGrid} from '~/catalogue/list/ProductGrid';
import type {ShownWishes} from '~/catalogue/wishes/show-wishes.server';
import {productListWords} from '~/content/messages/list';
import {wishListPage} from '~/content/wish-list';
import {Alert} from '~/ui/Alert';

/** A shared list: the products, at current prices. */
export function SharedWishList({cards, problem}: ShownWishes) {
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-4xl">{wishListPage.sharedTitle}</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {cards.length === 0 && !problem ? wishListPage.sharedEmpty : wishListPage.sharedText}
      </p>
      {problem && <Alert className="mb-8">{productListWords.failed}</Alert>}
      <ProductGrid cards={cards.map((card) => ({...card, isFeatured: false}))} />
      <p className="mt-10 text-center">
        <Link to="/products" className="btn btn-secondary">
          {wishListPage.browse}
        </Link>
      </p>
    </div>
  );
}
