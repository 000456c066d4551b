import {data} from 'react-router';
import {ownNameOf} from '~/content/own-names';
import {withKonjacCount, withTrueCount} from '~/content/true-count';
import {recipes, recipesPage, recipeTypes, recipesMeta} from '~/content/recipes';
import {sitePicture} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {notCached} from '~/server/cache/cache-policy';
import {pageMeta} from '~/seo/seo';
import {recipeLists, recipesPath, toRecipeCard} from '~/recipes/recipe-pages.server';
import {said} from '~/content/said.server';

export async function recipesPageOf(
  request: Request,
  context: Pick<AppServices, 'content' | 'siteUrl'>,
) {
  const {siteUrl} = context;
  const {title, intro, filterLabel, allTypes, video, konjac, labels} = recipesPage;
  const requested = new URL(request.url).searchParams.get('type') || null;
  const chosen =
    recipeTypes.find((type) => ownNameOf(type).toLowerCase() === requested?.toLowerCase()) ?? null;
  const {plain, konjac: noodles} = await recipeLists(context);
  const cards = plain.shown.map(toRecipeCard);
  const toOption = (type: (typeof recipeTypes)[number]) => ({
    label: type,
    href: `${recipesPath}?type=${ownNameOf(type)}`,
    isChosen: type === chosen,
    count: cards.filter((card) => card.type === type).length,
  });
  const all = {label: allTypes, href: recipesPath, isChosen: !chosen, count: cards.length};
  const page = {
    title,
    intro: withTrueCount(intro, recipes, plain.owners),
    filterLabel,
    options: [all, ...recipeTypes.map(toOption)],
    cards: chosen ? cards.filter((card) => card.type === chosen) : cards,
    keyIngredientsLabel: labels.keyIngredients,
    video,
    konjac: {
      ...withKonjacCount(konjac, {recipes: noodles.owners}),
      picture: sitePicture('konjac-root'),
    },
    meta: pageMeta({
      ...said(withTrueCount(recipesMeta, recipes, plain.owners)),
      path: recipesPath,
      siteUrl,
    }),
  };
  return data(page, requested === chosen ? {} : notCached);
}
