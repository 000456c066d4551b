import type {ReactNode} from 'react';
import type {Crumb} from '~/ui/Breadcrumbs';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import {PageHeading} from '~/ui/PageHeading';
import type {OwnersPageData} from './owners-page.server';
import {column, Runs} from './Runs';

interface Props {
  page: Pick<OwnersPageData, 'title' | 'picture' | 'ownersText'> & {
    crumbs?: Crumb[];
    lang?: string;
  };
  /** Below the heading. */
  children?: ReactNode;
  /** Below the first section. */
  below?: ReactNode;
  end?: ReactNode;
}

/** A page that the owner has written; one that opens with a hero has its heading there. */
export default function OwnersPage({page, children, below, end}: Props) {
  const {title, lang, picture, ownersText, crumbs} = page;
  const kinds = ownersText.flatMap((part) => (part.kind === 'section' ? part.section.kind : []));
  const isOpened = ownersText[0]?.kind === 'section' && kinds[0] === 'hero';
  const isText = end !== undefined || ownersText.at(-1)?.kind !== 'section';
  return (
    <article lang={lang} {...(isText && {className: 'pb-12 md:pb-16'})}>
      {!isOpened && (
        <div className="container-page pt-12 md:pt-16">
          <div className={column}>
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
          </div>
        </div>
      )}
      <Runs parts={ownersText} isFirst={isOpened}>
        {below}
      </Runs>
      {kinds.length > 0 && !kinds.includes('claim') && (
        <div className="container-page pt-12">
          <FdaDisclaimer className="mx-auto max-w-3xl" />
        </div>
      )}
      {end && (
        <div className="container-page">
          <div className={column}>{end}</div>
        </div>
      )}
    </article>
  );
}

/** Whether a route's data is the owner's page. */
export const isOwners = (page: object): page is OwnersPageData => 'ownersText' in page;
