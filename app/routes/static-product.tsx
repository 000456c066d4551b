import {data} from 'react-router';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {StaticProductDetails} from '~/catalogue/static/StaticProductDetails';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {showStaticProduct} from '~/catalogue/static/static-product-page.server';
import {isStaticProductKey} from '~/catalogue/static/static-product.server';
import type {Route} from './+types/static-product';

export async function loader({request, context}: Route.LoaderArgs) {
  const key = new URL(request.url).pathname.slice(1);
  if (!isStaticProductKey(key)) throw data('There is no such product.', {status: 404});
  return showStaticProduct(context, key);
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
