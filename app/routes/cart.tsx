import {redirect} from 'react-router';
import {refuseSample} from '~/account/sample/refuse-sample.server';
import {CartPage} from '~/cart/CartPage';
import {changeCookieCart} from '~/checkout/cookie-cart/change-cookie-cart.server';
import {cookieCartPage} from '~/checkout/cookie-cart/show-cookie-cart.server';
import {refusedChange} from '~/checkout/cookie-cart/refused-change.server';
import {wayToOffer} from '~/checkout/cookie-cart/way-to-offer.server';
import {inPaymentDocument} from '~/checkout/payment/own-document';
import {serviceFieldsOf} from '~/checkout/payment/service-fields.server';
import {StripeStub} from '~/checkout/payment/StripeStub';
import {cartPageMeta} from '~/content/checkout-pages';
import {formTool} from '~/forms/form-tool';
import {readFields} from '~/server/http/request-body.server';
import {privateMeta} from '~/seo/seo';
import {fetched} from '~/ui/fetched';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = privateMeta({...cartPageMeta, path: '/cart'});

/** What the wallets need (nothing is asked where there are none), and the cookie cart. */
export async function loader({context}: Route.LoaderArgs) {
  const serviceFields = serviceFieldsOf(context);
  const chargesTax =
    serviceFields !== null && (await context.commerce.taxes.areCharged().catch(() => false));
  const tool = formTool('apply_discount_code', context.env);
  return {serviceFields, chargesTax, tool, cookieCart: await cookieCartPage(context)};
}

/** What plain forms add and change (rules: Without scripts). */
export async function action({request, context}: Route.ActionArgs) {
  const fields = await readFields(request);
  const way = await wayToOffer(context, fields);
  if (way !== null) return redirect(way, 303);
  const refusal = await refuseSample(context, fields['item']);
  if (refusal) return refusedChange(422, refusal);
  const refused = await changeCookieCart(context, fields);
  return refused ?? redirect('/cart', 303);
}

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inPaymentDocument(serverLoader, request.url);

const CartExpress = fetched(() => import('~/checkout/payment/CartExpress'));

export default function Cart({loaderData, actionData}: Route.ComponentProps) {
  const {serviceFields, chargesTax, cookieCart} = loaderData;
  return (
    <>
      <StripeStub fields={serviceFields} />
      <CartPage
        cookieCart={cookieCart}
        refused={actionData ?? null}
        express={serviceFields && <CartExpress fields={serviceFields} chargesTax={chargesTax} />}
      />
    </>
  );
}
