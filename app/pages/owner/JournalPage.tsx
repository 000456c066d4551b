import {Link} from 'react-router';
import {PageHeading} from '~/pages/PageHeading';
import {ownerWords} from '~/content/owner';
import {Image} from '~/ui/Image';
import type {ArticleCard} from './journal.server';

interface Props {
  page: {
    cards: ArticleCard[];
    newer: string | null;
    older: string | null;
    feedPath: string;
  };
}

/** The articles, newest first. */
export function JournalPage({page: {cards, newer, older, feedPath}}: Props) {
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={ownerWords.journal} intro={ownerWords.journalIntro} />
      {cards.length === 0 ? (
        <p className="mt-10">{ownerWords.nothingYet}</p>
      ) : (
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <Card key={card.path} card={card} />
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
          <a href={feedPath} className="text-leaf underline-offset-4 hover:underline">
            {ownerWords.feed}
          </a>
        </p>
      )}
    </div>
  );
}

function Card({card: {path, title, excerpt, picture, published}}: {card: ArticleCard}) {
  return (
    <li className="card group relative flex flex-col overflow-hidden hover:shadow-lifted">
      {picture && (
        <Image
          picture={picture}
          alt=""
          sizes="(min-width: 1024px) 370px, (min-width: 640px) 45vw, 92vw"
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col p-6">
        <p className="text-sm text-ink-soft">
          <time dateTime={published.day}>{published.words}</time>
        </p>
        <h2 className="mt-2 text-xl">
          <Link to={path} className="after:absolute after:inset-0 group-hover:text-leaf">
            {title}
          </Link>
        </h2>
        <p className="mt-3 text-ink-soft">{excerpt}</p>
      </div>
    </li>
  );
}
