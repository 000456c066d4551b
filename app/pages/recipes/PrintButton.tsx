import {useSyncExternalStore} from 'react';
import {Icon} from '~/ui/Icon';

/** Unseen until the browser can print from it. */
export function PrintButton({label}: {label: string}) {
  const canPrint = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
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
