import {Icon} from '~/ui/Icon';
import {useInBrowser} from '~/ui/use-in-browser';

/** Unseen until the browser can print from it. */
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
