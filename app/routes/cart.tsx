import {CartPage} from '~/cart/CartPage';
import {inOwnDocument} from '~/checkout/payment/own-document';
import {serviceFieldsOf} from '~/checkout/payment/service-fields.server';
import {StandIn} from '~/checkout/payment/StandIn';
import {cartPageMeta} from '~/content/checkout-pages';
import {privateMeta} from '~/platform/seo';
import {fetched} from '~/ui/fetched';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = privateMeta({...cartPageMeta, path: '/cart'});

/** What the wallets need; nothing is asked where there are none. */
export async function loader({context}: Route.LoaderArgs) {
  const serviceFields = serviceFieldsOf(context);
  const chargesTax =
    serviceFields !== null && (await context.commerce.taxes.areCharged().catch(() => false));
  return {serviceFields, chargesTax};
}

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inOwnDocument(serverLoader, request.url);

const CartExpress = fetched(() => import('~/checkout/payment/CartExpress'));

export default function Cart({loaderData: {serviceFields, chargesTax}}: Route.ComponentProps) {
  return (
    <>
      <StandIn fields={serviceFields} />
      <CartPage
        express={serviceFields && <CartExpress fields={serviceFields} chargesTax={chargesTax} />}
      />
    </>
  );
}
