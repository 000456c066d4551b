export {createWooCommerce} from './create-woocommerce';
export {withCachedCatalogue} from './cached';
