import {Suspense, useEffect, type ReactNode} from 'react';
import {Await, Link} from 'react-router';
import type {LateProblem} from '~/catalogue/load-problem.server';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {nearView} from '~/catalogue/near-view';
import {Notices} from '~/catalogue/Notices';
import {catalogueMessages} from '~/content/messages/catalogue';
import {toPageTitle} from '~/content/settings';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {Icon} from '~/ui/Icon';
import {ProductDetails} from './ProductDetails';
import {ProductProblem} from './ProductProblem';
import type {ShownProduct} from './show-product.server';

const loadReviews = () => import('~/reviews/ReviewSection');

/** The end of a long page: its words come with it, its code when it is near. */
const LateReviews = nearView(import.meta.env.SSR ? await loadReviews() : loadReviews);

function BackToProducts() {
  return (
    <Link
      to="/products"
      className="inline-flex min-h-11 items-center gap-1 text-leaf hover:underline"
    >
      <Icon name="chevronLeft" className="size-4" />
      {catalogueMessages.backToProducts}
    </Link>
  );
}

function Loading() {
  return (
    <article className="container-page pt-4 pb-8">
      <BackToProducts />
      <p role="status" className="py-24 text-center text-ink-soft">
        {catalogueMessages.loadingProduct}
      </p>
    </article>
  );
}

function Shown({below, ...shown}: ShownProduct & Pick<Props, 'below'>) {
  const {product, card, related, crumbs, reviews, notices} = shown;
  const title = toPageTitle(product.name);
  // A page that was navigated to learns its title only when the product arrives.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <article className="pb-8">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 pt-4">
        <BackToProducts />
        <div className="hidden sm:block">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </div>
      <Notices notices={notices} />
      <ProductDetails key={product.id} {...shown}>
        {reviews && (
          <LateReviews shown={reviews} slug={product.slug} productId={product.databaseId} />
        )}
      </ProductDetails>
      {below}
      <MoreProducts key={card.href} current={card} related={related} />
    </article>
  );
}

interface Props {
  shown: ShownProduct | Promise<ShownProduct | LateProblem>;
  /** What the owner has put below it. */
  below?: ReactNode;
}

export function ProductPage({shown, below}: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={shown}>
        {(late) =>
          'lateProblem' in late ? (
            <ProductProblem error={late.lateProblem} />
          ) : (
            <Shown {...late} below={below} />
          )
        }
      </Await>
    </Suspense>
  );
}
