export type {ShopConnection} from './client';
export {createWooCommerce} from './create-woocommerce';
export {withCachedCatalogue, type CatalogueCache} from './cached';
