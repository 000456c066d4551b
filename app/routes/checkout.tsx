import {CheckoutPage} from '~/checkout/CheckoutPage';
import {checkoutShopper} from '~/checkout/checkout-shopper.server';
import {checkoutPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/checkout';

export const meta: Route.MetaFunction = privateMeta({...checkoutPageMeta, path: '/checkout'});

export const loader = ({context}: Route.LoaderArgs) => checkoutShopper(context);

export default function Checkout({loaderData}: Route.ComponentProps) {
  return <CheckoutPage shopper={loaderData} />;
}
