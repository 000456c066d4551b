import {CheckoutPage} from '~/checkout/CheckoutPage';
import {inPaymentDocument} from '~/checkout/payment/own-document';
import {StripeStub} from '~/checkout/payment/StripeStub';
import {checkoutShopper} from '~/checkout/checkout-shopper.server';
import {showKeptCart} from '~/cart/show-cart.server';
import {postCheckout} from '~/checkout/post-checkout.server';
import {checkoutPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/checkout';

export const meta: Route.MetaFunction = privateMeta({...checkoutPageMeta, path: '/checkout'});

export async function loader({context}: Route.LoaderArgs) {
  const [shopper, kept] = await Promise.all([checkoutShopper(context), showKeptCart(context)]);
  return {...shopper, kept};
}

export const action = ({context, request}: Route.ActionArgs) => postCheckout(context, request);

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inPaymentDocument(serverLoader, request.url);

export default function Checkout({loaderData, actionData}: Route.ComponentProps) {
  const {kept, ...shopper} = loaderData;
  return (
    <>
      <StripeStub fields={shopper.serviceFields} />
      <CheckoutPage shopper={shopper} kept={kept} posted={actionData ?? null} />
    </>
  );
}
