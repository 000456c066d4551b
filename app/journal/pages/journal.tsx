import {Link} from 'react-router';
import {inLanguage} from '~/content/language-paths';
import {ownerWords} from '~/content/owner';
import {journalPage, type ArticleCard} from '~/journal/journal.server';
import {Written} from '~/journal/Written';
import {Image} from '~/ui/Image';
import {PageHeading} from '~/ui/PageHeading';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/journal';

export const loader = ({request, context}: Route.LoaderArgs) => journalPage(request, context);

export const meta: Route.MetaFunction = shownMeta;

export default function Journal({
  loaderData: {cards, newer, older, feedPath},
}: Route.ComponentProps) {
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={ownerWords.journal} intro={ownerWords.journalIntro} />
      {cards.length === 0 ? (
        <p className="mt-10">{ownerWords.nothingYet}</p>
      ) : (
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card, place) => (
            <Card key={card.path} card={card} isLead={place === 0 && newer === null} />
          ))}
        </ul>
      )}
      {(newer ?? older) && (
        <nav aria-label={ownerWords.pages} className="mt-12 flex justify-between gap-4">
          {newer ? (
            <Link to={newer} className="btn btn-secondary" rel="prev">
              {ownerWords.newer}
            </Link>
          ) : (
            <span />
          )}
          {older && (
            <Link to={older} className="btn btn-secondary" rel="next">
              {ownerWords.older}
            </Link>
          )}
        </nav>
      )}
      {cards.length > 0 && (
        <p className="mt-12 text-sm">
          <a href={inLanguage(feedPath)} className="text-leaf underline-offset-4 hover:underline">
            {ownerWords.feed}
          </a>
        </p>
      )}
    </div>
  );
}

interface CardProps {
  card: ArticleCard;
  /** The newest one, which opens the journal. */
  isLead: boolean;
}

function Card({card, isLead}: CardProps) {
  const {path, title, lang, excerpt, picture} = card;
  return (
    <li
      className={`card group relative flex flex-col overflow-hidden hover:shadow-lifted ${picture ? '' : 'bg-sage-light'} ${isLead ? 'sm:col-span-2 lg:col-span-3 lg:flex-row' : ''}`}
    >
      {picture && (
        <div className={`overflow-hidden ${isLead ? 'lg:w-3/5' : ''}`}>
          <Image
            picture={picture}
            alt=""
            sizes={isLead ? '(min-width: 1024px) 680px, 92vw' : '(min-width: 1024px) 370px, 92vw'}
            isPriority={isLead}
            className="aspect-3/2 size-full object-cover"
          />
        </div>
      )}
      <div
        className={`flex flex-1 flex-col p-6 ${isLead ? 'lg:justify-center lg:p-10' : picture ? '' : 'justify-center'}`}
      >
        <Written {...card} />
        <h2 lang={lang} className={isLead ? 'mt-2 text-2xl md:text-3xl' : 'mt-2 text-xl'}>
          <Link to={path} className="after:absolute after:inset-0 group-hover:text-leaf">
            {title}
          </Link>
        </h2>
        <p lang={lang} className="mt-3 text-ink-soft">
          {excerpt}
        </p>
      </div>
    </li>
  );
}
