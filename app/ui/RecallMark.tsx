import {recallMark} from '~/content/labels/recall-mark';

/** Where there is no room for the notice that the product's page has. */
export const RecallMark = () => (
  <p className="mt-2 text-sm font-semibold text-clay-dark">{recallMark}</p>
);
