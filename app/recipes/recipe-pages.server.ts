import {data} from 'react-router';
import {publishedOrNothing, type OwnersRecipe} from '~adapters/content';
import type {Picture} from '~adapters/commerce';
import {konjacRecipeGroups, konjacRecipes, konjacRecipesPage} from '~/content/konjac-recipes';
import {notThere} from '~/content/problem-pages';
import {nutritionNote, recipeWords, type Recipe, type RecipeText} from '~/content/recipe';
import {recipes, recipesPage, recipeTypes} from '~/content/recipes';
import {sitePicture} from '~/content/site-picture.server';
import {ownNameOf} from '~/content/own-names';
import {recipeData} from './recipe-data';
import {showRecipeProducts} from './recipe-products.server';
import {crumbLabels} from '~/content/labels/controls';
import {withoutLanguage} from '~/content/language-paths';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList} from '~/seo/structured-data';
import type {AppServices} from '~/server/app-services';

const {labels} = recipesPage;
const {minutes} = labels;

export const recipesPath = '/recipes';
export const konjacRecipesPath = '/recipes/konjac';

const pathOf = (isKonjac: boolean, slug: string) =>
  `${isKonjac ? konjacRecipesPath : recipesPath}/${slug}`;

/** A recipe as pages show it, built-in or the owner's. */
export interface ShownRecipe extends RecipeText {
  isKonjac: boolean;
  path: string;
  picture: Picture | null;
  /** The language of the owner's texts, where that is not the page's. */
  lang?: string;
}

const toBuiltIn =
  (isKonjac: boolean) =>
  ({slug, image, ...text}: Recipe): ShownRecipe => ({
    ...text,
    isKonjac,
    path: pathOf(isKonjac, slug),
    picture: sitePicture(image),
  });

const builtIn = [...recipes.map(toBuiltIn(false)), ...konjacRecipes.map(toBuiltIn(true))];

/** The owner’s; one of a kind that there is not stands among the dinners or the stir-fries (rules: The owner's pages). */
export function toShownRecipe(recipe: OwnersRecipe): ShownRecipe {
  const {slug, lang, isKonjac, kind, prepMinutes, cookMinutes, restMinutes} = recipe;
  const {title, description, servings, ingredients, steps, keyIngredients, picture, products} =
    recipe;
  const {calories, proteinGrams, netCarbGrams} = recipe;
  const kinds: readonly string[] = isKonjac ? konjacRecipeGroups : recipeTypes;
  return {
    isKonjac,
    ...(lang && {lang}),
    path: pathOf(isKonjac, slug),
    picture,
    type: kinds.find((one) => ownNameOf(one) === kind) ?? kinds[2] ?? '',
    title,
    description,
    prepTime: prepMinutes,
    cookMinutes: cookMinutes ?? 0,
    restMinutes: restMinutes ?? 0,
    servings,
    keyIngredients,
    ingredients,
    products,
    steps,
    nutrition: {calories, proteinGrams, netCarbGrams},
  };
}

/** All recipes: at the same address the owner's takes the place of a built-in one, others come first. */
export function allRecipes(owners: readonly OwnersRecipe[]): ShownRecipe[] {
  const written = new Map(owners.map(toShownRecipe).map((recipe) => [recipe.path, recipe]));
  written.delete(konjacRecipesPath);
  const others = builtIn.map((recipe) => {
    const own = written.get(recipe.path);
    written.delete(recipe.path);
    return own ?? recipe;
  });
  return [...written.values(), ...others];
}

/** What both lists show, and what the owner wrote of it. */
export async function recipeLists({content}: Pick<AppServices, 'content'>) {
  const {recipes: owners} = await publishedOrNothing(content);
  const all = allRecipes(owners);
  const listOf = (isKonjac: boolean) => {
    const isHere = (recipe: {isKonjac: boolean}) => recipe.isKonjac === isKonjac;
    return {shown: all.filter(isHere), owners: owners.filter(isHere)};
  };
  return {plain: listOf(false), konjac: listOf(true)};
}

const totalMinutes = ({prepTime, cookMinutes = 0, restMinutes = 0}: RecipeText) =>
  prepTime + cookMinutes + restMinutes;

/** The fields of a recipe that its card shows. */
export const toRecipeCard = (recipe: ShownRecipe) => ({
  href: recipe.path,
  type: recipe.type,
  title: recipe.title,
  ...(recipe.lang && {lang: recipe.lang}),
  description: recipe.description,
  times: recipeWords.times(minutes(recipe.prepTime), minutes(totalMinutes(recipe))),
  keyIngredients: recipe.keyIngredients,
  picture: recipe.picture,
});

export type RecipeCardData = ReturnType<typeof toRecipeCard>;

/** The page of the recipe at this address. */
export async function recipePage(
  request: Request,
  slug: string,
  context: Pick<AppServices, 'content' | 'commerce' | 'siteUrl'>,
) {
  const isKonjac = withoutLanguage(new URL(request.url).pathname).startsWith(
    `${konjacRecipesPath}/`,
  );
  const {recipes: owners} = await publishedOrNothing(context.content);
  const recipe = allRecipes(owners).find(({path}) => path === pathOf(isKonjac, slug));
  if (!recipe) throw data(notThere.recipe, {status: 404});
  return showRecipe(recipe, context);
}

/** Everything that a recipe's own page shows. */
export async function showRecipe(
  recipe: ShownRecipe,
  {commerce, siteUrl}: Pick<AppServices, 'commerce' | 'siteUrl'>,
) {
  const {path, picture, title, description, isKonjac} = recipe;
  const crumbs = [
    {name: crumbLabels.home, path: '/'},
    {name: recipesPage.title, path: recipesPath},
    ...(isKonjac ? [{name: konjacRecipesPage.title, path: konjacRecipesPath}] : []),
    {name: title, path},
  ];
  const times = [
    {label: labels.prepTime, minutes: recipe.prepTime},
    {label: labels.cookTime, minutes: recipe.cookMinutes ?? 0},
    {label: labels.restTime, minutes: recipe.restMinutes ?? 0},
    {label: recipeWords.total, minutes: totalMinutes(recipe)},
  ];
  return {
    recipe,
    crumbs,
    products: await showRecipeProducts(commerce.products, recipe.products),
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
      title,
      description,
      path,
      siteUrl,
      image: picture?.url,
      type: 'article',
      structuredData: [
        recipeData(recipe, {siteUrl, path, images: picture ? [picture.url] : []}),
        breadcrumbList(siteUrl, crumbs),
      ],
    }),
  };
}

export type RecipePageData = Awaited<ReturnType<typeof showRecipe>>;
