import {Link, redirect} from 'react-router';
import {privateMeta} from '~/platform/seo';
import {openOrderDesk} from '~/checkout/order/open-order-desk.server';
import {rememberAnswer} from '~/checkout/order/order-memory.server';
import {finishReturn} from '~/checkout/order/payment-return.server';
import type {Route} from './+types/payment-return';

export const meta: Route.MetaFunction = privateMeta({
  title: 'Your payment',
  description: 'How the payment of your order stands.',
  path: '/payment-return',
});

/** The way back from the bank's page or the shop's pay page. Nothing in the address marks an order paid. */
export async function loader({request, context}: Route.LoaderArgs) {
  const key =
    new URL(request.url).searchParams.get('attempt') ?? context.session.get('paymentAttempt');
  const returned = await finishReturn(await openOrderDesk(context), key ?? null);
  if (returned.status === 'unpaid') return {message: returned.message};
  await rememberAnswer(context, key ?? null, returned.result);
  throw redirect('/thank-you');
}

export default function PaymentReturn({loaderData}: Route.ComponentProps) {
  return (
    <div className="container-page max-w-2xl py-20">
      <h1 className="text-4xl">Your payment is not complete</h1>
      <p role="alert" className="mt-6 text-lg">
        {loaderData.message}
      </p>
      <Link to="/checkout" className="btn btn-primary mt-8">
        Back to checkout
      </Link>
    </div>
  );
}
