import {
  cookingPrinciples,
  konjacExplainer,
  konjacRecipeGroups,
  konjacRecipesPage,
  konjacRecipesMeta,
} from '~/content/konjac-recipes';
import {recipesPage} from '~/content/recipes';
import {toShownCard, toShownSection} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList} from '~/seo/structured-data';
import {konjacRecipeCards, konjacRecipesPath, recipesPath} from './recipe-pages.server';

const crumbs = [
  {name: 'Home', path: '/'},
  {name: recipesPage.title, path: recipesPath},
  {name: konjacRecipesPage.title, path: konjacRecipesPath},
];

export function toKonjacRecipesPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  const {title, intro, principlesHeading, shop, groupIntros} = konjacRecipesPage;
  const cards = konjacRecipeCards();
  return {
    title,
    intro,
    crumbs,
    shop,
    keyIngredientsLabel: recipesPage.labels.keyIngredients,
    principles: {heading: principlesHeading, cards: cookingPrinciples.map(toShownCard)},
    explainer: toShownSection(konjacExplainer),
    groups: konjacRecipeGroups.map((group) => ({
      name: group,
      id: group.toLowerCase().replace(/[^a-z]+/g, '-'),
      intro: groupIntros[group],
      cards: cards.filter(({type}) => type === group),
    })),
    meta: pageMeta({
      ...konjacRecipesMeta,
      path: konjacRecipesPath,
      siteUrl,
      structuredData: [breadcrumbList(siteUrl, crumbs)],
    }),
  };
}
