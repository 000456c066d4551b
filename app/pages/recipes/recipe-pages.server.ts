import {konjacRecipes, type KonjacRecipeGroup} from '~/content/konjac-recipes';
import {nutritionNote, type Recipe} from '~/content/recipe';
import {recipes, recipesPage, type RecipeType} from '~/content/recipes';
import {pageMeta} from '~/seo/seo';
import {sitePicture} from '~/content/site-picture.server';
import {breadcrumbList, recipe as describeRecipe} from '~/seo/structured-data';

const {minutes} = recipesPage.labels;

/** The fields of a recipe that its card shows. */
function toRecipeCard<Type extends string>(recipe: Recipe<Type>, path: string) {
  const {slug, type, title, description, prepTime, keyIngredients} = recipe;
  return {
    href: `${path}/${slug}`,
    type,
    title,
    description,
    prepTime: minutes(prepTime),
    keyIngredients,
    picture: sitePicture(recipe.image),
  };
}

export type RecipeCardData = ReturnType<typeof toRecipeCard>;

export const recipesPath = '/recipes';
export const konjacRecipesPath = '/recipes/konjac';

export const recipeCards = () =>
  recipes.map((recipe) => toRecipeCard<RecipeType>(recipe, recipesPath));

export const konjacRecipeCards = () =>
  konjacRecipes.map((recipe) => toRecipeCard<KonjacRecipeGroup>(recipe, konjacRecipesPath));

interface Place {
  siteUrl: string;
  /** The pages above, home first. */
  above: {name: string; path: string}[];
}

/** Everything that a recipe's own page shows, under the last of the pages above it. */
export function toRecipePage(recipe: Recipe, {siteUrl, above}: Place) {
  const path = `${above.at(-1)?.path}/${recipe.slug}`;
  const crumbs = [...above, {name: recipe.title, path}];
  const picture = sitePicture(recipe.image);
  const {labels} = recipesPage;
  const times = [
    {label: labels.prepTime, minutes: recipe.prepTime},
    {label: labels.cookTime, minutes: recipe.cookMinutes ?? 0},
    {label: labels.restTime, minutes: recipe.restMinutes ?? 0},
  ];
  return {
    recipe,
    picture,
    crumbs,
    facts: [
      ...times
        .filter((time) => time.minutes > 0)
        .map((time) => ({label: time.label, value: minutes(time.minutes)})),
      {label: labels.servings, value: String(recipe.servings)},
    ],
    labels: {
      keyIngredients: labels.keyIngredients,
      ingredients: labels.ingredients,
      steps: labels.steps,
      nutrition: labels.nutrition,
      print: labels.print,
    },
    nutritionNote,
    meta: pageMeta({
      title: recipe.title,
      description: recipe.description,
      path,
      siteUrl,
      image: picture.url,
      type: 'article',
      structuredData: [
        describeRecipe(recipe, {siteUrl, path, images: [picture.url]}),
        breadcrumbList(siteUrl, crumbs),
      ],
    }),
  };
}

export type RecipePageData = ReturnType<typeof toRecipePage>;
