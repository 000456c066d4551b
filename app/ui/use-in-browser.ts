import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** React leaves alone what it finds in an element whose content is said to be made elsewhere. */
export const leftAlone = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** What only a browser knows; false on the server and until scripts run, so that both render the same. */
export const useInBrowser = (isTrue: () => boolean): boolean =>
  useSyncExternalStore(never, isTrue, () => false);
