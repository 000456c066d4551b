import {nearView} from '~/catalogue/near-view';

const load = () => import('./ReviewSection');

/** The end of a long page: its words come with it, its code when it is near. */
export const LateReviews = nearView(import.meta.env.SSR ? await load() : load);
