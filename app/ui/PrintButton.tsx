import {Icon} from './Icon';
import {useInBrowser} from './use-in-browser';

/** Unseen until the browser can print from it; without scripts its own menu prints. */
export function PrintButton({label}: {label: string}) {
  const canPrint = useInBrowser(() => true);
  return (
    <button
      type="button"
      className={`btn btn-secondary print:hidden ${canPrint ? '' : 'invisible'}`}
      onClick={() => window.print()}
    >
      <Icon name="printer" />
      {label}
    </button>
  );
}
