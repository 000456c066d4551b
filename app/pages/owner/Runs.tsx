import type {ReactNode} from 'react';
import type {ShownSection} from '~/pages/sections/section';
import {LateSections, OwnersText} from './OwnersText';
import type {ShownPart} from './shown-part';

interface Props {
  parts: readonly ShownPart[];
  /** The first section opens its page. */
  isFirst?: boolean;
  /** Below the first section. */
  children?: ReactNode;
}

/** Sections one by one, and all of a text that stands between two. */
function toRuns(parts: readonly ShownPart[]) {
  const runs: (ShownSection | ShownPart[])[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.kind === 'section') runs.push(part.section);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

export const column = 'mx-auto max-w-[44rem]';

/** A text in a column of a line's good length, in the middle where it stands alone; sections are as wide as the page. */
export function Runs({parts, isFirst = false, children}: Props) {
  const runs = toRuns(parts);
  return runs.map((run, place) =>
    'kind' in run ? (
      // oxlint-disable-next-line react/no-array-index-key -- A page's parts stay in their places.
      <LateSections key={place} sections={[run]} isFirst={isFirst && place === 0}>
        {place === 0 && children}
      </LateSections>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- The same.
      <div key={place} className={`container-page ${runs.length > 1 ? 'py-8' : 'pt-8'}`}>
        <div className={`with-wide-blocks text-lg ${runs.length > 1 ? 'among-sections' : column}`}>
          <OwnersText parts={run} />
        </div>
      </div>
    ),
  );
}
