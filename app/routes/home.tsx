import {YoursLater} from '~/supplies/YoursLater';
import {HomePage} from '~/pages/home/HomePage';
import {homePage} from '~/pages/home/home-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/home';

export const loader = ({request, context}: Route.LoaderArgs) => homePage(request, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Home({loaderData}: Route.ComponentProps) {
  return <HomePage page={loaderData} yours={<YoursLater />} />;
}
