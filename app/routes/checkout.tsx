import {redirect} from 'react-router';
import {followAccount} from '~/cart/account/account-cart.server';
import {isForShop} from '~/cart/shown-cart';
import {thankForHanded} from '~/checkout/in-shop/hand-over.server';
import {CheckoutPage} from '~/checkout/CheckoutPage';
import {inPaymentDocument} from '~/checkout/payment/own-document';
import {checkoutShopper} from '~/checkout/checkout-shopper.server';
import {showServerCart} from '~/cart/show-cart.server';
import {postCheckout} from '~/checkout/post-checkout.server';
import {checkoutPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/checkout';

export const meta: Route.MetaFunction = privateMeta(checkoutPageMeta);

export async function loader({context, request}: Route.LoaderArgs) {
  // Known before it orders, this browser alone sees what becomes of that (rules: Orders exactly once).
  context.session.visitorId();
  await followAccount(context, request, 'before');
  await thankForHanded(context);
  const [shopper, serverCart] = await Promise.all([
    checkoutShopper(context, new URL(request.url).searchParams.get('address')),
    showServerCart(context),
  ]);
  if (serverCart?.cart && isForShop(serverCart.cart)) throw redirect('/cart');
  return {...shopper, serverCart};
}

export const action = ({context, request}: Route.ActionArgs) => postCheckout(context, request);

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inPaymentDocument(serverLoader, request.url);

export default function Checkout({loaderData, actionData}: Route.ComponentProps) {
  const {serverCart, ...shopper} = loaderData;
  return <CheckoutPage shopper={shopper} serverCart={serverCart} posted={actionData ?? null} />;
}
