import {PageHeading} from '~/ui/PageHeading';
import {RecipeCard} from './RecipeCard';
import type {Picture} from '~adapters/commerce';
import {Image} from '~/ui/Image';
import type {TextLink} from '~/content/text';
import {EarlyLink} from '~/ui/EarlyLink';
import {Link} from 'react-router';
import {recipeWords} from '~/content/recipe';
import {recipesPageOf} from './recipes-page.server';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/recipes';

export const loader = ({request, context}: Route.LoaderArgs) => recipesPageOf(request, context);

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = shownMeta;

export default function Recipes({loaderData: page}: Route.ComponentProps) {
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

interface Props {
  heading: string;
  text: string;
  link: TextLink;
  picture: Picture;
  /** Cards before it: the tile fills the rest of their last row. */
  cardCount: number;
}

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** The way on to the konjac recipes, as the last tile of the grid. */
function KonjacTile({heading, text, link, picture, cardCount}: Props) {
  const isWide = cardCount % 3 !== 2;
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-card bg-deep text-white ${rest[cardCount % 3]} ${cardCount % 2 === 0 ? 'sm:max-lg:col-span-2' : ''} ${isWide ? 'lg:flex-row' : ''}`}
    >
      <Image
        picture={picture}
        alt=""
        sizes="(min-width: 1024px) 400px, 92vw"
        className={`object-cover ${isWide ? 'lg:h-full lg:min-h-72 lg:w-1/2' : ''} aspect-4/3 w-full lg:aspect-auto`}
      />
      <div className="flex flex-1 flex-col items-start justify-center p-6 md:p-8">
        <h2 className="text-2xl md:text-3xl">{heading}</h2>
        <p className="mt-3 mb-6 text-white">{text}</p>
        <EarlyLink to={link.href} className="btn bg-white text-deep hover:underline">
          {link.label}
        </EarlyLink>
      </div>
    </li>
  );
}

interface RecipeFilterProps {
  label: string;
  options: {label: string; href: string; isChosen: boolean; count: number}[];
}

/** The types as links, so that a choice has an address and needs no JavaScript. */
function RecipeFilter({label, options}: RecipeFilterProps) {
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={option.href}
              preventScrollReset
              aria-current={option.isChosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-5 font-semibold hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-surface"
            >
              {option.label}
              <span className="text-sm font-normal">{option.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface VideoProps {
  id: string;
  heading: string;
  title: string;
  text: string;
}

/** A silent film with its words as captions; nothing is fetched before it is asked for. */
function RecipeVideo({id, heading, title, text}: VideoProps) {
  return (
    <section id={id} className="grid items-center gap-8 md:grid-cols-[1.2fr_1fr] md:gap-14">
      <video
        controls
        muted
        loop
        playsInline
        preload="none"
        poster="/video/konjac-in-three-steps.webp"
        aria-label={title}
        width={800}
        height={600}
        className="aspect-4/3 w-full rounded-3xl bg-sand object-cover"
      >
        <source src="/video/konjac-in-three-steps.webm" type="video/webm" />
        <source src="/video/konjac-in-three-steps.mp4" type="video/mp4" />
        <track
          kind="captions"
          src="/video/konjac-in-three-steps.vtt"
          srcLang="en"
          label={recipeWords.captions}
          default
        />
      </video>
      <div>
        <h2 className="text-3xl md:text-4xl">{heading}</h2>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-2 text-lg text-ink-soft">{text}</p>
      </div>
    </section>
  );
}
