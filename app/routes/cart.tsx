import {CartPage} from '~/cart/CartPage';
import {cartPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = privateMeta({...cartPageMeta, path: '/cart'});

export default CartPage;
