import {redirect} from 'react-router';
import {refuseSample} from '~/account/sample/refuse-sample.server';
import {CartPage} from '~/cart/CartPage';
import {changeKeptCart} from '~/checkout/kept/change-kept-cart.server';
import {keptCartPage} from '~/checkout/kept/kept-cart-page.server';
import {refusedChange} from '~/checkout/kept/refused-change.server';
import {inOwnDocument} from '~/checkout/payment/own-document';
import {serviceFieldsOf} from '~/checkout/payment/service-fields.server';
import {StandIn} from '~/checkout/payment/StandIn';
import {cartPageMeta} from '~/content/checkout-pages';
import {readFields} from '~/platform/request-body.server';
import {privateMeta} from '~/platform/seo';
import {fetched} from '~/ui/fetched';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = privateMeta({...cartPageMeta, path: '/cart'});

/** What the wallets need (nothing is asked where there are none), and what is kept without scripts. */
export async function loader({context}: Route.LoaderArgs) {
  const serviceFields = serviceFieldsOf(context);
  const chargesTax =
    serviceFields !== null && (await context.commerce.taxes.areCharged().catch(() => false));
  return {serviceFields, chargesTax, kept: await keptCartPage(context)};
}

/** What plain forms add and change (rules: Without scripts). */
export async function action({request, context}: Route.ActionArgs) {
  const fields = await readFields(request);
  const refusal = await refuseSample(context, fields['item']);
  if (refusal) return refusedChange(422, refusal);
  const refused = await changeKeptCart(context, fields);
  return refused ?? redirect('/cart', 303);
}

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inOwnDocument(serverLoader, request.url);

const CartExpress = fetched(() => import('~/checkout/payment/CartExpress'));

export default function Cart({loaderData, actionData}: Route.ComponentProps) {
  const {serviceFields, chargesTax, kept} = loaderData;
  return (
    <>
      <StandIn fields={serviceFields} />
      <CartPage
        kept={kept}
        refused={actionData ?? null}
        express={serviceFields && <CartExpress fields={serviceFields} chargesTax={chargesTax} />}
      />
    </>
  );
}
