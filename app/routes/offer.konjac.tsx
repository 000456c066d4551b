import {data} from 'react-router';
import {KonjacPage} from '~/offers/konjac/KonjacPage';
import {konjacPage} from '~/offers/konjac/konjac-page.server';
import {requireOffers} from '~/offers/require-offers.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/offer.konjac';

export async function loader({request, context}: Route.LoaderArgs) {
  requireOffers();
  const page = await konjacPage(request, context);
  const isBroken = !(page.offers instanceof Promise) && page.offers.problem !== null;
  return isBroken ? data(page, {status: 503}) : page;
}

export const meta: Route.MetaFunction = shownMeta;

export default function KonjacOffer({loaderData}: Route.ComponentProps) {
  return <KonjacPage page={loaderData} />;
}
