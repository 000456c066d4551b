import {Suspense, useEffect} from 'react';
import {Await, Link} from 'react-router';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {catalogueMessages} from '~/content/messages';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {Icon} from '~/ui/Icon';
import {ProductDetails} from './ProductDetails';
import type {ShownProduct} from './show-product.server';

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
    <div className="container-page pt-4">
      <BackToProducts />
      <p role="status" className="py-24 text-center text-ink-soft">
        {catalogueMessages.loadingProduct}
      </p>
    </div>
  );
}

function Shown({product, card, related, crumbs}: ShownProduct) {
  const title = `${product.name} | Bellyful`;
  // A page that was navigated to learns its title only when the product arrives.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 pt-4">
        <BackToProducts />
        <div className="hidden sm:block">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </div>
      <ProductDetails key={product.id} product={product} />
      <MoreProducts current={card} related={related} />
    </>
  );
}

export function ProductPage({shown}: {shown: ShownProduct | Promise<ShownProduct>}) {
  return (
    <article className="pb-8">
      <Suspense fallback={<Loading />}>
        <Await resolve={shown}>{(product) => <Shown {...product} />}</Await>
      </Suspense>
    </article>
  );
}
