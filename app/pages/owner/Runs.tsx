import type {ComponentType, ReactNode} from 'react';
import type {SectionsProps, ShownSection} from '~/pages/sections/section';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import type {ShownPart} from './shown-part';

interface Props {
  parts: readonly ShownPart[];
  /** The first section opens its page. */
  isFirst?: boolean;
  /** The page around it says what the FDA asks. */
  isDisclaimed?: boolean;
  Sections: ComponentType<SectionsProps>;
  Text: ComponentType<{parts: readonly ShownPart[]}>;
  /** Below the first section. */
  children?: ReactNode;
}

interface Run {
  sections: ShownSection[];
  parts: ShownPart[];
}

/** What follows each other of one kind. */
function toRuns(parts: readonly ShownPart[]): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const isSection = part.kind === 'section';
    let run = runs.at(-1);
    if (!run || (run.parts.length === 0) !== isSection)
      runs.push((run = {sections: [], parts: []}));
    if (isSection) run.sections.push(part.section);
    else run.parts.push(part);
  }
  return runs;
}

export const opensByHero = ([first]: readonly ShownPart[]) =>
  first?.kind === 'section' && first.section.kind === 'hero';

export const column = 'mx-auto max-w-[44rem]';

/** A text in a column of a line's good length, and its sections as wide as the page. */
export function Runs({
  parts,
  isFirst = false,
  isDisclaimed = false,
  Sections,
  Text,
  children,
}: Props) {
  const runs = toRuns(parts);
  const shown = runs.flatMap(({sections}) => sections);
  const isSaid = isDisclaimed || shown.length === 0 || shown.some(({kind}) => kind === 'claim');
  return (
    <>
      {runs.map(({sections, parts: text}, place) =>
        sections.length > 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- A page's parts stay in their places.
          <Sections key={place} sections={sections} isFirst={isFirst && place === 0}>
            {place === 0 && children}
          </Sections>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- The same.
          <div key={place} className={`container-page ${runs.length > 1 ? 'py-8' : 'pt-8'}`}>
            <div className={`with-wide-blocks text-lg ${column}`}>
              <Text parts={text} />
            </div>
          </div>
        ),
      )}
      {!isSaid && (
        <div className="container-page pt-12">
          <FdaDisclaimer className="mx-auto max-w-3xl" />
        </div>
      )}
    </>
  );
}
