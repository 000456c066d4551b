import {ownerWords} from '~/content/owner';
import type {ArticleCard} from './journal.server';

/** When and by whom. */
export const Written = ({
  published,
  author,
  className = '',
}: Pick<ArticleCard, 'published' | 'author'> & {className?: string}) => (
  <p className={`text-sm text-ink-soft ${className}`}>
    <time dateTime={published.day}>{published.words}</time>
    {author && ` · ${ownerWords.by(author)}`}
  </p>
);
