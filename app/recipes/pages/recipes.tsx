import {RecipesPage} from '~/recipes/RecipesPage';
import {recipesPageOf} from '~/recipes/recipes-page.server';
import type {Route} from './+types/recipes';

export const loader = ({request, context}: Route.LoaderArgs) => recipesPageOf(request, context);

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Recipes({loaderData}: Route.ComponentProps) {
  return <RecipesPage page={loaderData} />;
}
