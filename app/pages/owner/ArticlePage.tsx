import {ownerWords} from '~/content/owner';
import {PageHeading} from '~/pages/PageHeading';
import {ArrowLink} from '~/ui/ArrowLink';
import {Image} from '~/ui/Image';
import type {ArticlePageData} from './journal.server';
import {OwnersText} from './OwnersText';

/** An article of the journal. */
export function ArticlePage({page}: {page: ArticlePageData}) {
  const {title, crumbs, picture, published, author, ownersText} = page;
  return (
    <article className="container-page py-12 md:py-16">
      <PageHeading title={title} crumbs={crumbs}>
        <p className="mt-4 text-sm text-ink-soft">
          <time dateTime={published.day}>{published.words}</time>
          {author && ` · ${ownerWords.by(author)}`}
        </p>
      </PageHeading>
      {picture && (
        <Image
          picture={picture}
          sizes="(min-width: 1200px) 1136px, 92vw"
          isPriority
          className="mt-10 max-h-[28rem] w-full rounded-card object-cover"
        />
      )}
      <div className="mt-10">
        <OwnersText parts={ownersText} />
      </div>
      <ArrowLink link={{label: ownerWords.allArticles, href: '/journal'}} className="mt-12" />
    </article>
  );
}
