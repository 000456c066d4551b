/** All that pages and routes take from Hydrogen's package, whose next major version has neither (decision 13). */
export {createContentSecurityPolicy, hydrogenRoutes} from '@shopify/hydrogen';
