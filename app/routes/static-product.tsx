import {data} from 'react-router';
import {StaticProductDetails} from '~/catalogue/static/StaticProductDetails';
import {StaticProductPage} from '~/catalogue/static/StaticProductPage';
import {showStaticProduct} from '~/catalogue/static/static-product-page.server';
import {isStaticProductKey} from '~/content/static-product-keys';
import {notThere} from '~/content/problem-pages';
import {withoutLanguage} from '~/content/language-paths';
import type {Route} from './+types/static-product';

export async function loader({request, context}: Route.LoaderArgs) {
  const key = withoutLanguage(new URL(request.url).pathname).slice(1);
  if (!isStaticProductKey(key)) throw data(notThere.product, {status: 404});
  return showStaticProduct(context, key);
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function StaticProduct({loaderData: {view, ...page}}: Route.ComponentProps) {
  return (
    <StaticProductPage key={view.slug} {...page}>
      <StaticProductDetails view={view} />
    </StaticProductPage>
  );
}
