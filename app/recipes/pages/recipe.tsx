import {RecipeText} from '~/recipes/RecipeText';
import {recipePage} from '~/recipes/recipe-pages.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/recipe';

export const loader = ({request, params, context}: Route.LoaderArgs) =>
  recipePage(request, params.slug, context);

export const meta: Route.MetaFunction = shownMeta;

export default function RecipePage({loaderData}: Route.ComponentProps) {
  return <RecipeText {...loaderData} />;
}
