import {CheckoutPage} from '~/checkout/CheckoutPage';
import {inOwnDocument} from '~/checkout/payment/own-document';
import {StandIn} from '~/checkout/payment/StandIn';
import {checkoutShopper} from '~/checkout/checkout-shopper.server';
import {checkoutPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/checkout';

export const meta: Route.MetaFunction = privateMeta({...checkoutPageMeta, path: '/checkout'});

export const loader = ({context}: Route.LoaderArgs) => checkoutShopper(context);

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inOwnDocument(serverLoader, request.url);

export default function Checkout({loaderData}: Route.ComponentProps) {
  return (
    <>
      <StandIn fields={loaderData.serviceFields} />
      <CheckoutPage shopper={loaderData} />
    </>
  );
}
