import {data} from 'react-router';
import {RecipeText} from '~/pages/recipes/RecipeText';
import {konjacRecipes, konjacRecipesPage} from '~/content/konjac-recipes';
import {recipesPage} from '~/content/recipes';
import {konjacRecipesPath, recipesPath, toRecipePage} from '~/pages/recipes/recipe-pages.server';
import {notThere} from '~/content/problem-pages';
import type {Route} from './+types/konjac-recipe';

export function loader({params, context: {siteUrl}}: Route.LoaderArgs) {
  const recipe = konjacRecipes.find(({slug}) => slug === params.slug);
  if (!recipe) throw data(notThere.recipe, {status: 404});
  const above = [
    {name: 'Home', path: '/'},
    {name: recipesPage.title, path: recipesPath},
    {name: konjacRecipesPage.title, path: konjacRecipesPath},
  ];
  return toRecipePage(recipe, {siteUrl, above});
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function KonjacRecipePage({loaderData}: Route.ComponentProps) {
  return <RecipeText {...loaderData} />;
}
