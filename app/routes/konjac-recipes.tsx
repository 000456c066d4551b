import {Link} from 'react-router';
import {PageHeading} from '~/pages/PageHeading';
import {PictureCards} from '~/pages/PictureCards';
import {RecipeCard} from '~/pages/recipes/RecipeCard';
import {SectionText} from '~/pages/SectionText';
import {
  cookingPrinciples,
  konjacExplainer,
  konjacRecipeGroups,
  konjacRecipesMeta,
  konjacRecipesPage,
} from '~/content/konjac-recipes';
import {recipesPage} from '~/content/recipes';
import {
  konjacRecipeCards,
  konjacRecipesPath,
  recipesPath,
} from '~/pages/recipes/recipe-pages.server';
import {pageMeta} from '~/platform/seo';
import {toShownCard, toShownSection} from '~/content/shown-text.server';
import {breadcrumbList} from '~/platform/structured-data';
import type {Route} from './+types/konjac-recipes';

const crumbs = [
  {name: 'Home', path: '/'},
  {name: recipesPage.title, path: recipesPath},
  {name: konjacRecipesPage.title, path: konjacRecipesPath},
];

export function loader({context: {siteUrl}}: Route.LoaderArgs) {
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

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

type Group = Route.ComponentProps['loaderData']['groups'][number];

function GroupLinks({groups}: {groups: Group[]}) {
  return (
    <nav aria-label="Kinds of recipes" className="mt-7 flex flex-wrap gap-2">
      {groups.map(({name, id}) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-5 font-semibold hover:border-leaf"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Five cards: two large ones above three. */
function RecipeGroup({group, keyIngredientsLabel}: {group: Group; keyIngredientsLabel: string}) {
  return (
    <section id={group.id}>
      <h2 className="text-3xl md:text-4xl">{group.name}</h2>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{group.intro}</p>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {group.cards.map((card, place) => (
          <RecipeCard
            key={card.href}
            card={card}
            keyIngredientsLabel={keyIngredientsLabel}
            level={3}
            className={place < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}
            isWide={place < 2}
          />
        ))}
      </ul>
    </section>
  );
}

export default function KonjacRecipes({loaderData}: Route.ComponentProps) {
  const {title, intro, principles, explainer, groups, shop, keyIngredientsLabel} = loaderData;
  return (
    <div className="container-page space-y-16 pt-10 md:space-y-24 md:pt-14">
      <PageHeading title={title} intro={intro} crumbs={loaderData.crumbs}>
        <GroupLinks groups={groups} />
      </PageHeading>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{principles.heading}</h2>
        <PictureCards cards={principles.cards} inRow={3} isOrdered />
      </section>
      <SectionText section={explainer} />
      {groups.map((group) => (
        <RecipeGroup key={group.id} group={group} keyIngredientsLabel={keyIngredientsLabel} />
      ))}
      <p className="text-center">
        <Link to={shop.href} prefetch="intent" className="btn btn-primary">
          {shop.label}
        </Link>
      </p>
    </div>
  );
}
