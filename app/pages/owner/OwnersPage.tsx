import type {ReactNode} from 'react';
import {PageHeading} from '~/pages/PageHeading';
import {Image} from '~/ui/Image';
import type {OwnersPageData} from './owners-page.server';
import {OwnersText} from './OwnersText';

interface Props {
  page: OwnersPageData;
  /** Below the heading. */
  children?: ReactNode;
}

/** A page that the owner has written, in the place of what the storefront would show. */
export function OwnersPage({page: {title, picture, ownersText}, children}: Props) {
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={title}>{children}</PageHeading>
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
    </div>
  );
}

/** Whether a route's data is the owner's page. */
export const isOwners = (page: object): page is OwnersPageData => 'ownersText' in page;
