export {createWooCommerce} from './create-woocommerce';
export {withCachedCatalogue} from './cached';
export {AbsentSlugs} from './absent-slugs';
export {isLargeChange, renewCatalogue} from './renew-catalogue';
export {CatalogueKeeper} from './catalogue-keeper';
