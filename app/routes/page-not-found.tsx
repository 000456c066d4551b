import {data} from 'react-router';
import OwnersPage from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/page-not-found';

/** A page that the owner has written below another one; any other address is not found. */
export async function loader({request, context}: Route.LoaderArgs) {
  const page = await ownersPage(request, context);
  if (page) return page;
  throw data(null, {status: 404});
}

export const meta: Route.MetaFunction = shownMeta;

export default function OwnersPageBelow({loaderData}: Route.ComponentProps) {
  return <OwnersPage page={loaderData} />;
}
