import {nearView} from '~/catalogue/near-view';
import type {ShownPart} from './shown-part';

const load = () => import('./BelowProductText');

const Late = nearView(import.meta.env.SSR ? await load() : load);

/** What the owner has put below a product; its code is fetched where there is some. */
export const BelowProduct = ({parts}: {parts: readonly ShownPart[]}) =>
  parts.length > 0 && <Late parts={parts} />;
