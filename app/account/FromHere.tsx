import {useLocation} from 'react-router';

/** Where a mailed link leads back to: what a dialog was opened for, or the page that its form stands on. */
export function FromHere({from}: {from?: string | undefined}) {
  const {pathname, search} = useLocation();
  const here = new URLSearchParams(search).get('returnTo') ?? pathname + search;
  return <input type="hidden" name="from" value={from ?? here} />;
}
