import {data} from 'react-router';
import {recipesPage, recipeTypes, recipesMeta} from '~/content/recipes';
import {sitePicture} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {notCached} from '~/server/cache/cache-policy';
import {pageMeta} from '~/seo/seo';
import {recipeCards, recipesPath} from './recipe-pages.server';

export function toRecipesPage(request: Request, {siteUrl}: Pick<AppServices, 'siteUrl'>) {
  const {title, intro, filterLabel, allTypes, video, konjac, labels} = recipesPage;
  const requested = new URL(request.url).searchParams.get('type') || null;
  const chosen =
    recipeTypes.find((type) => type.toLowerCase() === requested?.toLowerCase()) ?? null;
  const cards = recipeCards();
  const toOption = (type: (typeof recipeTypes)[number]) => ({
    label: type,
    href: `${recipesPath}?type=${type}`,
    isChosen: type === chosen,
    count: cards.filter((card) => card.type === type).length,
  });
  const all = {label: allTypes, href: recipesPath, isChosen: !chosen, count: cards.length};
  const page = {
    title,
    intro,
    filterLabel,
    options: [all, ...recipeTypes.map(toOption)],
    cards: chosen ? cards.filter((card) => card.type === chosen) : cards,
    keyIngredientsLabel: labels.keyIngredients,
    video,
    konjac: {...konjac, picture: sitePicture('konjac-root')},
    meta: pageMeta({...recipesMeta, path: recipesPath, siteUrl}),
  };
  return data(page, requested === chosen ? {} : notCached);
}
