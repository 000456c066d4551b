import {FreeSampleDetails} from '~/account/sample/FreeSampleDetails';
import {freeSampleStates} from '~/content/product-pages/free-sample';
import {StaticProductPage} from '~/catalogue/static/StaticProductPage';
import {showStaticProduct} from '~/catalogue/static/static-product-page.server';
import {requireOffers} from '~/offers/require-offers.server';
import type {Route} from './+types/free-sample';

export async function loader({context}: Route.LoaderArgs) {
  requireOffers();
  const {view, ...page} = await showStaticProduct(context, 'free-sample');
  return {...page, view: {...view, states: freeSampleStates}};
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function FreeSample({loaderData: {view, ...page}}: Route.ComponentProps) {
  return (
    <StaticProductPage {...page}>
      <FreeSampleDetails view={view} />
    </StaticProductPage>
  );
}
