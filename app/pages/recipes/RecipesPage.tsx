import {PageHeading} from '~/pages/PageHeading';
import {KonjacTile} from './KonjacTile';
import {RecipeCard} from './RecipeCard';
import {RecipeFilter} from './RecipeFilter';
import {RecipeVideo} from './RecipeVideo';
import type {toRecipesPage} from './recipes-page.server';

type RecipesPageData = ReturnType<typeof toRecipesPage>['data'];

export function RecipesPage({page}: {page: RecipesPageData}) {
  const {title, intro, filterLabel, options, cards, keyIngredientsLabel, video} = page;
  return (
    <div className="container-page space-y-16 pt-12 md:space-y-24 md:pt-16">
      <div>
        <PageHeading title={title} intro={intro} />
        <RecipeFilter label={filterLabel} options={options} />
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card, place) => (
            <RecipeCard
              key={card.href}
              card={card}
              keyIngredientsLabel={keyIngredientsLabel}
              level={2}
              isPriority={place === 0}
            />
          ))}
          <KonjacTile {...page.konjac} cardCount={cards.length} />
        </ul>
      </div>
      <RecipeVideo {...video} />
    </div>
  );
}
