import {BrandsPage} from '~/pages/brands/BrandsPage';
import {brandsPage} from '~/pages/brands/brands-page.server';
import OwnersPage, {isOwners} from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/keto-brands';

export const loader = async ({request, context}: Route.LoaderArgs) =>
  (await ownersPage(request, context)) ?? brandsPage(context);

export const meta: Route.MetaFunction = shownMeta;

export default function KetoBrands({loaderData}: Route.ComponentProps) {
  return isOwners(loaderData) ? <OwnersPage page={loaderData} /> : <BrandsPage page={loaderData} />;
}
