import {useState} from 'react';
import type {AllergenReading} from '~adapters/commerce/allergens';
import {ownAllergenWords} from '~/content/labels/allergens';
import {reportConnectionLost} from '~/ui/connection-store';
import {fetched} from '~/ui/fetched';
import {AllergenMark} from './AllergenMark';

const AllergenChoice = fetched(() => import('./AllergenChoice'));

interface Props {
  /** What the label of the page's product says; absent beside a list. */
  reading?: AllergenReading;
}

/** Where a shopper ticks his allergens once, for all pages; fetched, since it needs scripts (rules: Allergens). */
export default function OwnAllergens({reading}: Props) {
  const [isOpened, setOpened] = useState(false);
  return (
    <div className="flex flex-wrap items-start gap-x-5">
      <details onToggle={() => setOpened(true)}>
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline underline-offset-4">
          {ownAllergenWords.title}
        </summary>
        <AllergenChoice isWanted={isOpened} onMissed={reportConnectionLost} />
      </details>
      {reading && <AllergenMark reading={reading} className="min-h-11 content-center" />}
    </div>
  );
}
