import {data} from 'react-router';
import {MoreProducts} from '~/components/product/MoreProducts';
import {StaticProductDetails} from '~/components/product/StaticProductDetails';
import {Breadcrumbs} from '~/components/ui/Breadcrumbs';
import {productPages} from '~/content/product-pages';
import {staticProducts} from '~/content/static-products';
import {pageMeta} from '~/lib/seo';
import {toStaticCard} from '~/lib/to-product-card.server';
import {relatedProducts} from '~/services/related-products.server';
import {isStaticProductKey, toStaticProductView} from '~/services/static-product.server';
import type {Route} from './+types/static-product';

export async function loader({request, context}: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  const key = path.slice(1);
  if (!isStaticProductKey(key)) throw data('There is no such product.', {status: 404});
  const view = toStaticProductView(key);
  const card = toStaticCard(staticProducts[key]);
  return {
    view,
    card,
    crumbs: [
      {name: 'Home', path: '/'},
      {name: 'Products', path: '/products'},
      {name: view.name, path},
    ],
    related: await relatedProducts(context.commerce, card),
    meta: pageMeta({
      ...productPages[key].meta,
      path,
      siteUrl: context.siteUrl,
      image: view.pictures[0]?.url,
      type: 'product',
    }),
  };
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function StaticProduct({loaderData}: Route.ComponentProps) {
  const {view, card, crumbs, related} = loaderData;
  return (
    <article key={view.key} className="pb-8">
      <div className="container-page pt-6">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <StaticProductDetails view={view} />
      <MoreProducts current={card} related={related} />
    </article>
  );
}
