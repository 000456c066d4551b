import {redirect} from 'react-router';
import {refuseSample} from '~/free-sample/claim-sample.server';
import {followAccount} from '~/cart/account/account-cart.server';
import {CartPage} from '~/cart/contents/CartPage';
import {cartFields, toShopAct} from '~/cart/cart-form';
import {changeCart, findClaimPage, refusedChange} from '~/cart/change-cart.server';
import {showServerCart} from '~/cart/show-cart.server';
import {comeBack, handOver, thankForHanded} from '~/checkout/in-shop/hand-over.server';
import {inPaymentDocument} from '~/checkout/payment/own-document';
import {findExpress} from '~/checkout/express.server';
import {cartPageMeta} from '~/content/labels/cart';
import {formTool} from '~/forms/form-tool';
import {handOverWords} from '~/content/shop-checkout';
import {readFields} from '~/server/http/request-body.server';
import {privateMeta} from '~/seo/seo';
import {fetched} from '~/ui/fetched';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = privateMeta(cartPageMeta);

/** What the wallets need, and the server cart. */
export async function loader({context, request}: Route.LoaderArgs) {
  await followAccount(context, request, 'before');
  const note = await comeBack(context, request);
  await thankForHanded(context);
  const [serverCart, express, isOpen] = await Promise.all([
    showServerCart(context),
    findExpress(context),
    context.shopCheckout.isOpen().catch(() => false),
  ]);
  const tool = formTool('apply_discount_code', context.env);
  const {go, prices} = handOverWords;
  return {...express, toShop: {isOpen, go, prices}, note, tool, serverCart};
}

/** What forms add and change (rules: Without scripts). */
export async function action({request, context}: Route.ActionArgs) {
  const fields = await readFields(request);
  await followAccount(context, request, 'before');
  if (fields[cartFields.act] === toShopAct) return handOver(context, fields);
  const claimPage = await findClaimPage(context, fields);
  if (claimPage !== null) return redirect(claimPage, 303);
  const refusal = await refuseSample(context, fields['item']);
  if (refusal) return refusedChange(422, refusal);
  const refused = await changeCart(context, fields);
  return refused ?? redirect('/cart', 303);
}

export const clientLoader = ({serverLoader, request}: Route.ClientLoaderArgs) =>
  inPaymentDocument(serverLoader, request.url);

const CartExpress = fetched(() => import('~/checkout/payment/CartExpress'));

export default function Cart({loaderData, actionData}: Route.ComponentProps) {
  const {serviceFields, chargesTax, quotesAlways, serverCart, tool, toShop, note} = loaderData;
  const asked = {chargesTax, quotesAlways};
  return (
    <CartPage
      serverCart={serverCart}
      chargesTax={chargesTax}
      refused={actionData ?? note}
      tool={tool}
      toShop={toShop}
      express={serviceFields && <CartExpress fields={serviceFields} {...asked} />}
    />
  );
}
