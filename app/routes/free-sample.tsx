import {FreeSampleDetails} from '~/account/sample/FreeSampleDetails';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {freeSampleStates} from '~/content/product-pages/free-sample';
import {showStaticProduct} from '~/catalogue/static/static-product-page.server';
import {requireOffers} from '~/offers/require-offers.server';
import type {Route} from './+types/free-sample';

export async function loader({context}: Route.LoaderArgs) {
  requireOffers();
  const {view, ...page} = await showStaticProduct(context, 'free-sample');
  return {...page, view: {...view, states: freeSampleStates}};
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function FreeSample({loaderData}: Route.ComponentProps) {
  const {view, card, crumbs, related} = loaderData;
  return (
    <article className="pb-8">
      <div className="container-page pt-6">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <FreeSampleDetails view={view} />
      <MoreProducts current={card} related={related} />
    </article>
  );
}
