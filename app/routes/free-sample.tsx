import {FreeSampleDetails} from '~/account/sample/FreeSampleDetails';
import {MoreProducts} from '~/catalogue/MoreProducts';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {freeSampleStates} from '~/content/product-pages/free-sample';
import {arrived} from '~/catalogue/arrived.server';
import {hasClaimedSample} from '~/account/sample/claim-sample.server';
import {showStaticProduct} from '~/catalogue/static/static-product-page.server';
import {standingOf} from '~/platform/account-standing';
import type {Route} from './+types/free-sample';

export async function loader({request, context}: Route.LoaderArgs) {
  const session = await context.access.session();
  // Whether it was claimed is not always known; claiming itself is always checked.
  const hasClaimed = hasClaimedSample(context, session).then((isClaimed) => isClaimed === true);
  const ready = await arrived(request, hasClaimed);
  const {view, ...page} = await showStaticProduct(context, 'free-sample');
  return {
    ...page,
    view: {...view, states: freeSampleStates},
    standing: standingOf(session?.shopper ?? null),
    email: session?.shopper.email ?? null,
    hasClaimed: ready ? ready.value : hasClaimed,
  };
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function FreeSample({loaderData}: Route.ComponentProps) {
  const {view, card, crumbs, related, ...claim} = loaderData;
  return (
    <article className="pb-8">
      <div className="container-page pt-6">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <FreeSampleDetails view={view} {...claim} />
      <MoreProducts current={card} related={related} />
    </article>
  );
}
