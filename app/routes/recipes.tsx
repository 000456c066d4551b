import {KonjacTile} from '~/pages/recipes/KonjacTile';
import {PageHeading} from '~/pages/PageHeading';
import {RecipeCard} from '~/pages/recipes/RecipeCard';
import {RecipeFilter} from '~/pages/recipes/RecipeFilter';
import {RecipeVideo} from '~/pages/recipes/RecipeVideo';
import {recipesMeta, recipesPage, recipeTypes} from '~/content/recipes';
import {recipeCards, recipesPath} from '~/pages/recipes/recipe-pages.server';
import {pageMeta} from '~/platform/seo';
import {sitePicture} from '~/content/site-picture.server';
import type {Route} from './+types/recipes';

export function loader({request, context: {siteUrl}}: Route.LoaderArgs) {
  const {title, intro, filterLabel, allTypes, video, konjac, labels} = recipesPage;
  const asked = new URL(request.url).searchParams.get('type')?.toLowerCase();
  const chosen = recipeTypes.find((type) => type.toLowerCase() === asked) ?? null;
  const cards = recipeCards();
  const toOption = (type: (typeof recipeTypes)[number]) => ({
    label: type,
    href: `${recipesPath}?type=${type}`,
    isChosen: type === chosen,
    count: cards.filter((card) => card.type === type).length,
  });
  const all = {label: allTypes, href: recipesPath, isChosen: !chosen, count: cards.length};
  return {
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
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function Recipes({loaderData}: Route.ComponentProps) {
  const {title, intro, filterLabel, options, cards, keyIngredientsLabel, video} = loaderData;
  return (
    <div className="container-page space-y-16 pt-12 md:space-y-24 md:pt-16">
      <div>
        <PageHeading title={title} intro={intro} />
        <RecipeFilter label={filterLabel} options={options} />
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <RecipeCard
              key={card.href}
              card={card}
              keyIngredientsLabel={keyIngredientsLabel}
              level={2}
            />
          ))}
          <KonjacTile {...loaderData.konjac} cardCount={cards.length} />
        </ul>
      </div>
      <RecipeVideo {...video} />
    </div>
  );
}
