import {nearView} from '~/catalogue/near-view';
import type {ShownPart} from './shown-part';

const load = () => import('./Runs').then(({Runs}) => ({default: Runs}));

const Late = nearView(import.meta.env.SSR ? await load() : load);

/** What the owner has put below a product, whose page has the FDA's disclaimer; its code is fetched where there is some. */
export const BelowProduct = ({parts}: {parts: readonly ShownPart[]}) =>
  parts.length > 0 && (
    <div className="mt-16">
      <Late parts={parts} />
    </div>
  );
