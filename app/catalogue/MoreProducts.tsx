import {nearView} from './near-view';
import type {ShelvesProps} from './Shelves';
import {useNoteViewed} from './use-recently-viewed';

const load = () => import('./Shelves');

const Shelves = nearView(import.meta.env.SSR ? await load() : load);

/** The end of every product page. */
export function MoreProducts(props: ShelvesProps) {
  useNoteViewed(props.current);
  return <Shelves {...props} />;
}
