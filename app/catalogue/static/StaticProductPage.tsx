import {MoreProducts} from '~/catalogue/MoreProducts';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {StaticProductDetails} from './StaticProductDetails';
import type {showStaticProduct} from './static-product-page.server';

type Props = Omit<Awaited<ReturnType<typeof showStaticProduct>>, 'meta'>;

/** A product with built-in prices, and what goes with it. */
export const StaticProductPage = ({view, card, crumbs, related}: Props) => (
  <article className="pb-8">
    <div className="container-page pt-6">
      <Breadcrumbs crumbs={crumbs} />
    </div>
    <StaticProductDetails view={view} />
    <MoreProducts current={card} related={related} />
  </article>
);
