import {AboutPage} from '~/pages/about/AboutPage';
import {aboutPage} from '~/pages/about/about-page.server';
import OwnersPage, {isOwners} from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/about';

export const loader = async ({request, context}: Route.LoaderArgs) =>
  (await ownersPage(request, context)) ?? aboutPage(context);

export const meta: Route.MetaFunction = shownMeta;

export default function About({loaderData}: Route.ComponentProps) {
  return isOwners(loaderData) ? <OwnersPage page={loaderData} /> : <AboutPage page={loaderData} />;
}
