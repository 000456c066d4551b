import {foldText, priceFacts} from '~adapters/commerce';
import {shownFaq} from '~/content/faq';
import {konjacRecipes} from '~/content/konjac-recipes';
import type {Recipe} from '~/content/recipe';
import {recipes} from '~/content/recipes';
import {konjacRecipesPath, recipesPath} from '~/pages/recipes/recipe-pages.server';
import {searchWords} from '~/content/messages/search';
import {suppliesPage} from '~/content/supplies';
import {textPages} from '~/pages/site-map.server';

export interface SearchedText {
  name: string;
  path: string;
  words: string;
}

const text = (path: string, name: string, more: readonly string[]): SearchedText => ({
  path,
  name,
  words: foldText([name, ...more].join(' ')),
});

const toRecipe = (above: string) => (recipe: Recipe) =>
  text(`${above}/${recipe.slug}`, recipe.title, [
    recipe.description,
    recipe.type,
    ...recipe.ingredients,
  ]);

export const searchedRecipes = [
  ...recipes.map(toRecipe(recipesPath)),
  ...konjacRecipes.map(toRecipe(konjacRecipesPath)),
];

const pagesOf = new Map<string, SearchedText[]>();

/** Pages of texts, and each question of the FAQ. */
export function searchedPages(companionPath: string): SearchedText[] {
  const key = `${priceFacts().rules} ${companionPath}`;
  const known = pagesOf.get(key);
  if (known) return known;
  const pages = [
    ...textPages(companionPath).map(({path, title, description}) =>
      text(path, title, [description]),
    ),
    text(suppliesPage.path, searchWords.orderAgain, searchWords.orderAgainBy),
    ...shownFaq().map(({id, question, answer}) => text(`/faq#${id}`, question, answer)),
  ];
  pagesOf.set(key, pages);
  return pages;
}
