import {KonjacRecipesPage} from '~/recipes/KonjacRecipesPage';
import {konjacRecipesPageOf} from '~/recipes/konjac-recipes-page.server';
import type {Route} from './+types/recipes.konjac';

export const loader = ({context}: Route.LoaderArgs) => konjacRecipesPageOf(context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function KonjacRecipes({loaderData}: Route.ComponentProps) {
  return <KonjacRecipesPage page={loaderData} />;
}
