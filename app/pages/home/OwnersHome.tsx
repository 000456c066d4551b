import type {ReactNode} from 'react';
import type {OwnersPageData} from '~/pages/owner/owners-page.server';
import {OwnersText} from '~/pages/owner/OwnersText';
import {opensByHero, Runs} from '~/pages/owner/Runs';
import {AllSections} from '~/pages/sections/AllSections';
import {PageHeading} from '~/ui/PageHeading';

interface Props {
  page: OwnersPageData;
  children: ReactNode;
}

/** The home page that the owner has made of sections. */
export default function OwnersHome({page: {lang, title, ownersText}, children}: Props) {
  const isOpened = opensByHero(ownersText);
  return (
    <article lang={lang}>
      {!isOpened && (
        <div className="container-page pt-12 md:pt-16">
          <PageHeading title={title} />
        </div>
      )}
      <Runs parts={ownersText} isFirst={isOpened} Sections={AllSections} Text={OwnersText}>
        {children}
      </Runs>
    </article>
  );
}
