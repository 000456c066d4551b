import type {ComponentProps} from 'react';
import {fetched} from './fetched';
import type Share from './ShareButton';

const ShareButton = fetched(() => import('./ShareButton'));

/** The button that hands the page on, once the browser can; its room is kept. */
export const ShareLater = (props: ComponentProps<typeof Share>) => (
  <div className="min-h-12">
    <ShareButton {...props} />
  </div>
);
