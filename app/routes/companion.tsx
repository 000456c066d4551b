import {CompanionPage} from '~/pages/companion/CompanionPage';
import {companionPage} from '~/pages/companion/companion-page.server';
import OwnersPage, {isOwners} from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/companion';

/** The companion, or a page that the owner has written; any other address of one word is not found. */
export const loader = async ({request, params, context}: Route.LoaderArgs) =>
  (await ownersPage(request, context)) ?? companionPage(params.pageKey, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Companion({loaderData}: Route.ComponentProps) {
  return isOwners(loaderData) ? (
    <OwnersPage page={loaderData} />
  ) : (
    <CompanionPage page={loaderData} />
  );
}
