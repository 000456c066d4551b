import {PageHeading} from '~/ui/PageHeading';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {PictureCards} from '~/ui/sections/PictureCards';
import {SectionText} from '~/ui/sections/SectionText';
import {recipeWords} from '~/content/recipe';
import {RecipeCard} from './RecipeCard';
import {EarlyLink} from '~/ui/EarlyLink';
import {konjacRecipesPageOf} from './konjac-recipes-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/recipes.konjac';

export const loader = ({context}: Route.LoaderArgs) => konjacRecipesPageOf(context);

export const meta: Route.MetaFunction = shownMeta;

type Group = Route.ComponentProps['loaderData']['groups'][number];

function GroupLinks({groups}: {groups: Group[]}) {
  return (
    <nav aria-label={recipeWords.kinds} className="mt-7 flex flex-wrap gap-2">
      {groups.map(({name, id}) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-5 font-semibold hover:border-leaf"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Of five cards two large ones stand above three. */
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

export default function KonjacRecipes({loaderData: page}: Route.ComponentProps) {
  const {title, intro, principles, explainer, groups, shop, keyIngredientsLabel} = page;
  return (
    <div className="container-page space-y-16 pt-10 md:space-y-24 md:pt-14">
      <PageHeading title={title} intro={intro} crumbs={page.crumbs}>
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
        <EarlyLink to={shop.href} className="btn btn-primary">
          {shop.label}
        </EarlyLink>
      </p>
      <FdaDisclaimer isNeeded={page.isAboutHealth} className="mx-auto max-w-3xl" />
    </div>
  );
}
