import {LineIcon} from './ShellIcon';
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
      <LineIcon path="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z" />
      {label}
    </button>
  );
}
