import {connectionLost, dismissNotice, openAsPage} from '~/content/connection';
import {ShellIcon} from '~/ui/ShellIcon';
import {reportConnectionLost, useConnectionStore} from '~/ui/connection-store';

/** Says that the network is to blame, above everything but an open dialog, until another try succeeds. */
export function ConnectionNotice() {
  const {isLost, instead} = useConnectionStore();
  if (!isLost) return null;
  return (
    <div className="card fixed inset-x-4 top-20 z-50 mx-auto flex max-w-md flex-wrap items-center gap-2 p-3">
      <p role="alert" className="flex-1">
        {connectionLost}
      </p>
      <button
        type="button"
        aria-label={dismissNotice}
        className="grid size-11 place-items-center"
        onClick={() => reportConnectionLost(false)}
      >
        <ShellIcon name="close" />
      </button>
      {instead && (
        <a href={instead} className="btn btn-secondary w-full">
          {openAsPage}
        </a>
      )}
    </div>
  );
}
