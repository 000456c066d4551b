import type {ReactNode} from 'react';
import {PageHeading} from '~/ui/PageHeading';
import type {Crumb} from '~/ui/Breadcrumbs';
import {Image} from '~/ui/Image';
import type {OwnersPageData} from './owners-page.server';
import {OwnersText} from './OwnersText';

interface Props {
  page: Pick<OwnersPageData, 'title' | 'picture' | 'ownersText'> & {
    crumbs?: Crumb[];
    lang?: string;
  };
  /** Below the heading. */
  children?: ReactNode;
  end?: ReactNode;
}

/** A text that the owner has written, in a column of a line's good length. */
export function OwnersPage({
  page: {title, lang, picture, ownersText, crumbs},
  children,
  end,
}: Props) {
  return (
    <article lang={lang} className="container-page py-12 md:py-16">
      <div className="mx-auto max-w-[44rem]">
        <PageHeading title={title} {...(crumbs && {crumbs})}>
          {children}
        </PageHeading>
        {picture && (
          <Image
            picture={picture}
            sizes="(min-width: 768px) 704px, 92vw"
            isPriority
            className="mt-8 max-h-[36rem] w-full rounded-card object-cover"
          />
        )}
        <div className="with-wide-blocks mt-8 text-lg">
          <OwnersText parts={ownersText} />
        </div>
        {end}
      </div>
    </article>
  );
}

/** Whether a route's data is the owner's page. */
export const isOwners = (page: object): page is OwnersPageData => 'ownersText' in page;
