import {useState} from 'react';
import {ownAllergensTitle} from '~/content/labels/own-allergens';
import {reportConnectionLost} from '~/ui/connection-store';
import {fetched} from '~/ui/fetched';

const AllergenChoice = fetched(() => import('./AllergenChoice'));

/** Where a shopper ticks his allergens once, for all pages; it needs scripts (rules: Allergens). */
export function OwnAllergens({className = ''}: {className?: string}) {
  const [isOpened, setOpened] = useState(false);
  // It may have been unfolded before scripts run.
  const note = (details: HTMLDetailsElement | null) => details?.open && setOpened(true);
  return (
    <details
      ref={(details) => void note(details)}
      onToggle={({currentTarget}) => note(currentTarget)}
      className={`noscript:hidden ${className}`}
    >
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline underline-offset-4">
        {ownAllergensTitle}
      </summary>
      <AllergenChoice isWanted={isOpened} onMissed={reportConnectionLost} />
    </details>
  );
}
