import {data, redirect} from 'react-router';
import {createOrderContext} from '~/checkout/order/order-context.server';
import {rememberAnswer} from '~/checkout/order/order-memory.server';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {UnpaidPage} from '~/checkout/thanks/UnpaidPage';
import {paymentReturn, unpaidTitles} from '~/content/thank-you';
import {orderMessages} from '~/content/messages/orders';
import {toCause} from '~/server/telemetry/log';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/payment-return';

export const meta: Route.MetaFunction = privateMeta(paymentReturn);

/** Where the bank's page and the shop's pay page return to. Nothing in the address marks an order paid. */
export async function loader({request, context}: Route.LoaderArgs) {
  const key =
    new URL(request.url).searchParams.get('attempt') ?? context.session.get('paymentAttempt');
  const returned = await requestStanding(context, key ?? null);
  const {status} = returned;
  if (status !== 'placed')
    return {title: unpaidTitles[status], message: returned.message, payUrl: returned.payUrl};
  await rememberAnswer(context, key ?? null, returned.result);
  throw redirect('/thank-you');
}

async function requestStanding(context: Route.LoaderArgs['context'], key: string | null) {
  try {
    return await finishReturn(await createOrderContext(context), key);
  } catch (thrown) {
    context.log.error('payment.return.failed', {cause: toCause(thrown)});
    throw data(orderMessages.returnUnknown, {status: 503});
  }
}

export default function PaymentReturn({loaderData}: Route.ComponentProps) {
  return <UnpaidPage {...loaderData} />;
}
