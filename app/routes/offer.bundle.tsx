import {data} from 'react-router';
import {BundlePage} from '~/offers/bundle/BundlePage';
import {bundlePage} from '~/offers/bundle/bundle-page.server';
import {requireOffers} from '~/offers/require-offers.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/offer.bundle';

export async function loader({request, context}: Route.LoaderArgs) {
  requireOffers();
  const page = await bundlePage(request, context);
  return page.product === null ? data(page, {status: 503}) : page;
}

export const meta: Route.MetaFunction = shownMeta;

export default function BundleOffer({loaderData}: Route.ComponentProps) {
  return <BundlePage page={loaderData} />;
}
