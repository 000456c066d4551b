import {KonjacRecipesPage} from '~/pages/recipes/KonjacRecipesPage';
import {konjacRecipesPageOf} from '~/pages/recipes/konjac-recipes-page.server';
import type {Route} from './+types/konjac-recipes';

export const loader = ({context}: Route.LoaderArgs) => konjacRecipesPageOf(context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function KonjacRecipes({loaderData}: Route.ComponentProps) {
  return <KonjacRecipesPage page={loaderData} />;
}
