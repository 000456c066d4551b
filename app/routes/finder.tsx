import {showFinder} from '~/catalogue/finder/finder-page.server';
import {FinderPage} from '~/catalogue/finder/FinderPage';
import {finder} from '~/content/finder';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/finder';

export const meta: Route.MetaFunction = privateMeta(finder);

export const loader = ({request, context}: Route.LoaderArgs) =>
  showFinder(request, context.commerce.products);

export default function Finder({loaderData}: Route.ComponentProps) {
  return <FinderPage page={loaderData} />;
}
