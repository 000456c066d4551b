import {data, redirect} from 'react-router';
import {sellsBuiltIn} from '~adapters/commerce';
import {BuiltInProductDetails} from '~/catalogue/built-in/BuiltInProductDetails';
import {BuiltInProductPage} from '~/catalogue/built-in/BuiltInProductPage';
import {showBuiltInProduct} from '~/catalogue/built-in/built-in-product-page.server';
import {BelowProduct} from '~/pages/owner/BelowProduct';
import {belowProduct} from '~/pages/owner/owners-page.server';
import {isStaticProductKey} from '~/content/static-product-keys';
import {notThere} from '~/content/problem-pages';
import {withoutLanguage} from '~/content/language-paths';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/built-in-product';

export async function loader({request, context}: Route.LoaderArgs) {
  const key = withoutLanguage(new URL(request.url).pathname).slice(1);
  if (!isStaticProductKey(key)) throw data(notThere.product, {status: 404});
  if (!sellsBuiltIn()) throw redirect('/products');
  const page = await showBuiltInProduct(context, key);
  return {...page, below: await belowProduct({slug: key, categories: []}, context)};
}

export const meta: Route.MetaFunction = shownMeta;

export default function BuiltInProduct({loaderData: {view, below, ...page}}: Route.ComponentProps) {
  return (
    <BuiltInProductPage key={view.slug} {...page}>
      <BuiltInProductDetails view={view} />
      <BelowProduct parts={below} />
    </BuiltInProductPage>
  );
}
