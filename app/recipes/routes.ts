import {route} from '@react-router/dev/routes';

export const recipeRoutes = [
  route('recipes', 'recipes/pages/recipes.tsx'),
  route('recipes/konjac', 'recipes/pages/recipes.konjac.tsx'),
  route('recipes/konjac/:slug', 'recipes/pages/recipe.tsx', {id: 'konjac-recipe'}),
  route('recipes/:slug', 'recipes/pages/recipe.tsx'),
];
