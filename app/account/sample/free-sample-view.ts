import type {freeSampleStates} from '~/content/product-pages/free-sample';
import type {StaticProductView} from '~/catalogue/static/static-product';

/** The free sample's page: a product page and the words of its states. */
export interface FreeSampleView extends StaticProductView {
  states: typeof freeSampleStates;
}
