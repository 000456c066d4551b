import {compareProducts} from '~/catalogue/compare/compare-page.server';
import {ComparePage} from '~/catalogue/compare/ComparePage';
import {comparePage} from '~/content/compare';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/compare';

export const meta: Route.MetaFunction = privateMeta(comparePage);

export const loader = ({request, context}: Route.LoaderArgs) =>
  compareProducts(request, context.commerce.products);

export default function Compare({loaderData}: Route.ComponentProps) {
  return <ComparePage page={loaderData} />;
}
