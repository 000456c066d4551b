import {
  cookingPrinciples,
  konjacExplainer,
  konjacRecipeGroups,
  konjacRecipesPage,
  konjacRecipesMeta,
} from '~/content/konjac-recipes';
import {recipesPage} from '~/content/recipes';
import {withKonjacCount} from '~/content/true-count';
import {toShownCard, toShownSection} from '~/content/site-picture.server';
import {crumbLabels} from '~/content/labels/controls';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList} from '~/seo/structured-data';
import {
  konjacRecipesPath,
  recipeLists,
  recipesPath,
  toRecipeCard,
} from '~/recipes/recipe-pages.server';
import {said, speaksOfHealth} from '~/content/said.server';

const crumbs = [
  {name: crumbLabels.home, path: '/'},
  {name: recipesPage.title, path: recipesPath},
  {name: konjacRecipesPage.title, path: konjacRecipesPath},
];

export async function konjacRecipesPageOf(context: Pick<AppServices, 'content' | 'siteUrl'>) {
  const {siteUrl} = context;
  const {title, intro, principlesHeading, shop, groupIntros} = konjacRecipesPage;
  const {shown, owners} = (await recipeLists(context)).konjac;
  const cards = shown.map(toRecipeCard);
  const explainer = said(konjacExplainer);
  return {
    title,
    intro,
    crumbs,
    shop,
    keyIngredientsLabel: recipesPage.labels.keyIngredients,
    principles: {heading: principlesHeading, cards: cookingPrinciples.map(toShownCard)},
    explainer: toShownSection(explainer),
    isAboutHealth: speaksOfHealth(explainer),
    groups: konjacRecipeGroups.map((group, place) => ({
      name: group,
      id: group.toLowerCase().replace(/[^\p{L}]+/gu, '-'),
      intro: groupIntros[place] ?? '',
      cards: cards.filter(({type}) => type === group),
    })),
    meta: pageMeta({
      ...withKonjacCount(konjacRecipesMeta, {recipes: owners}),
      path: konjacRecipesPath,
      siteUrl,
      structuredData: [breadcrumbList(siteUrl, crumbs)],
    }),
  };
}
