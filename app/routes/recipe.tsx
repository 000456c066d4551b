import {data} from 'react-router';
import {RecipeText} from '~/pages/recipes/RecipeText';
import {konjacRecipes, konjacRecipesPage} from '~/content/konjac-recipes';
import type {Recipe} from '~/content/recipe';
import {recipes, recipesPage} from '~/content/recipes';
import {konjacRecipesPath, recipesPath, toRecipePage} from '~/pages/recipes/recipe-pages.server';
import {notThere} from '~/content/problem-pages';
import type {Route} from './+types/recipe';

/** A recipe, or one of the konjac recipes, whose address is below theirs. */
export function loader({request, params, context: {siteUrl}}: Route.LoaderArgs) {
  const isKonjac = new URL(request.url).pathname.startsWith(`${konjacRecipesPath}/`);
  const list: readonly Recipe[] = isKonjac ? konjacRecipes : recipes;
  const recipe = list.find(({slug}) => slug === params.slug);
  if (!recipe) throw data(notThere.recipe, {status: 404});
  const above = [
    {name: 'Home', path: '/'},
    {name: recipesPage.title, path: recipesPath},
    ...(isKonjac ? [{name: konjacRecipesPage.title, path: konjacRecipesPath}] : []),
  ];
  return toRecipePage(recipe, {siteUrl, above});
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function RecipePage({loaderData}: Route.ComponentProps) {
  return <RecipeText {...loaderData} />;
}
