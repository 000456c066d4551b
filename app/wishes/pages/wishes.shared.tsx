import {data, Link} from 'react-router';
import {ProductGrid} from '~/catalogue/list/ProductGrid';
import {productListWords} from '~/content/messages/list';
import {wishListPage} from '~/content/wish-list';
import {privateMeta} from '~/seo/seo';
import {Alert} from '~/ui/Alert';
import {splitWishIds} from '~/wishes/wish-ids';
import type {Route} from './+types/wishes.shared';
import {showWishes} from './show-wishes.server';

const {sharedTitle, sharedDescription, sharedEmpty, sharedText, browse} = wishListPage;

export const meta: Route.MetaFunction = privateMeta({
  title: sharedTitle,
  description: sharedDescription,
});

/** A shared list: its address names the products only. */
export async function loader({context, params}: Route.LoaderArgs) {
  const ids = splitWishIds(params.ids);
  if (ids.length === 0) throw data(sharedEmpty, {status: 404});
  return showWishes(context.commerce.products, ids);
}

export default function Shared({loaderData: {cards, problem}}: Route.ComponentProps) {
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-4xl">{sharedTitle}</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {cards.length === 0 && !problem ? sharedEmpty : sharedText}
      </p>
      {problem && <Alert className="mb-8">{productListWords.failed}</Alert>}
      <ProductGrid cards={cards.map((card) => ({...card, isFeatured: false}))} />
      <p className="mt-10 text-center">
        <Link to="/products" className="btn btn-secondary">
          {browse}
        </Link>
      </p>
    </div>
  );
}
