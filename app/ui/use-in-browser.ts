import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** What only a browser knows; false on the server and until scripts run, so that both render the same. */
export const useInBrowser = (isTrue: () => boolean): boolean =>
  useSyncExternalStore(never, isTrue, () => false);
