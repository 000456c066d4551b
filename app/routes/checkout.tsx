import {CheckoutPage} from '~/checkout/CheckoutPage';
import {inOwnDocument} from '~/checkout/payment/own-document';
import {StandIn} from '~/checkout/payment/StandIn';
import {checkoutShopper} from '~/checkout/checkout-shopper.server';
import {keptCheckoutPage} from '~/checkout/kept/kept-checkout-page.server';
import {postCheckout} from '~/checkout/kept/post-checkout.server';
import {checkoutPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/checkout';

export const meta: Route.MetaFunction = privateMeta({...checkoutPageMeta, path: '/checkout'});

export async function loader({context}: Route.LoaderArgs) {
  const [shopper, kept] = await Promise.all([checkoutShopper(context), keptCheckoutPage(context)]);
  return {...shopper, kept};
}

export const action = ({context, request}: Route.ActionArgs) => postCheckout(context, request);

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inOwnDocument(serverLoader, request.url);

export default function Checkout({loaderData, actionData}: Route.ComponentProps) {
  const {kept, ...shopper} = loaderData;
  return (
    <>
      <StandIn fields={shopper.serviceFields} />
      <CheckoutPage shopper={shopper} kept={kept} posted={actionData ?? null} />
    </>
  );
}
