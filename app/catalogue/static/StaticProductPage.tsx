import type {ReactNode} from 'react';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {Notices} from '~/catalogue/Notices';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import type {showStaticProduct} from './static-product-page.server';

interface Props extends Pick<
  Awaited<ReturnType<typeof showStaticProduct>>,
  'card' | 'crumbs' | 'notices' | 'related'
> {
  children: ReactNode;
}

/** A built-in product, and what goes with it. */
export const StaticProductPage = ({card, crumbs, notices, related, children}: Props) => (
  <article className="pb-8">
    <div className="container-page pt-6">
      <Breadcrumbs crumbs={crumbs} />
    </div>
    <Notices notices={notices} />
    {children}
    <MoreProducts current={card} related={related} />
  </article>
);
