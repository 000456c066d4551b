import {data} from 'react-router';
import {RecipeText} from '~/pages/recipes/RecipeText';
import {recipes, recipesPage} from '~/content/recipes';
import {recipesPath, toRecipePage} from '~/pages/recipes/recipe-pages.server';
import {notThere} from '~/content/problem-pages';
import type {Route} from './+types/recipe';

export function loader({params, context: {siteUrl}}: Route.LoaderArgs) {
  const recipe = recipes.find(({slug}) => slug === params.slug);
  if (!recipe) throw data(notThere.recipe, {status: 404});
  const above = [
    {name: 'Home', path: '/'},
    {name: recipesPage.title, path: recipesPath},
  ];
  return toRecipePage(recipe, {siteUrl, above});
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function RecipePage({loaderData}: Route.ComponentProps) {
  return <RecipeText {...loaderData} />;
}
