import {hasOffers} from '~adapters/commerce/price-facts';
import {staticProducts, type StaticProduct} from './static-products';

/** Those that are shown: by the shop's own rules there is no free sample (rules: Whose rules). */
export const shownStaticProducts = (): StaticProduct[] =>
  Object.values(staticProducts).filter(({key}) => hasOffers() || key !== 'free-sample');
