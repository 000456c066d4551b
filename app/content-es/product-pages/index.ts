export {productPages} from '~/content/product-pages/index';
