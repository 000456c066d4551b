import type {freeSampleStates} from '~/content/product-pages/free-sample';
import type {StaticProductView} from '~/catalogue/static/static-product';
import type {AccountStanding} from '~/platform/account-standing';

/** The free sample's page: a product page and the words of its states. */
export interface FreeSampleView extends StaticProductView {
  states: typeof freeSampleStates;
}

/** Who asks for it. */
export interface Claimant {
  standing: AccountStanding;
  /** Null for a visitor. */
  email: string | null;
}
