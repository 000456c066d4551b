import blocks from '~/pages/owner/blocks.css?url';
import {MoreSections} from './MoreSections';
import type {SectionsProps} from './section';
import {Sections} from './Sections';

/** Sections of every kind, which pages fetch that have some. */
export const AllSections = (props: SectionsProps) => (
  <>
    <link rel="stylesheet" href={blocks} precedence="blocks" />
    <Sections {...props} More={MoreSections} />
  </>
);
