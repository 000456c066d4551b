import {ExplainerPage} from '~/pages/explainer/ExplainerPage';
import {explainerPage} from '~/pages/explainer/explainer-page.server';
import OwnersPage, {isOwners} from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/explainer';

export const loader = async ({request, context}: Route.LoaderArgs) =>
  (await ownersPage(request, context)) ?? explainerPage(context);

export const meta: Route.MetaFunction = shownMeta;

export default function Explainer({loaderData}: Route.ComponentProps) {
  return isOwners(loaderData) ? (
    <OwnersPage page={loaderData} />
  ) : (
    <ExplainerPage page={loaderData} />
  );
}
