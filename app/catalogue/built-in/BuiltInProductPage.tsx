import type {ReactNode} from 'react';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {Notices} from '~/catalogue/Notices';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import type {showBuiltInProduct} from './built-in-product-page.server';

interface Props extends Pick<
  Awaited<ReturnType<typeof showBuiltInProduct>>,
  'card' | 'crumbs' | 'notices' | 'related'
> {
  children: ReactNode;
}

/** A built-in product, and what goes with it. */
export const BuiltInProductPage = ({card, crumbs, notices, related, children}: Props) => (
  <article className="pb-8">
    <div className="container-page pt-6">
      <Breadcrumbs crumbs={crumbs} />
    </div>
    <Notices notices={notices} />
    {children}
    <MoreProducts current={card} related={related} />
  </article>
);
