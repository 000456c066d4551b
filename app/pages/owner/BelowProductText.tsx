import {AllSections} from '~/pages/sections/AllSections';
import type {ShownPart} from './shown-part';
import {OwnersText} from './OwnersText';
import {Runs} from './Runs';

export default function BelowProductText({parts}: {parts: readonly ShownPart[]}) {
  return (
    <div className="mt-16">
      <Runs parts={parts} isDisclaimed Sections={AllSections} Text={OwnersText} />
    </div>
  );
}
