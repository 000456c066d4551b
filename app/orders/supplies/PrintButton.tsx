import {suppliesPage} from '~/content/supplies';
import {useInBrowser} from '~/ui/use-in-browser';

/** Without scripts the browser's own menu prints. */
export function PrintButton() {
  const isInBrowser = useInBrowser(() => true);
  return isInBrowser ? (
    <button type="button" className="btn btn-secondary" onClick={() => window.print()}>
      {suppliesPage.print}
    </button>
  ) : null;
}
