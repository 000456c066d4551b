import {data, isRouteErrorResponse} from 'react-router';
import type {Order} from '~adapters/commerce';
import {cancelOrder} from '~/checkout/order/cancel-order.server';
import {createOrderContext} from '~/checkout/order/order-context.server';
import {findFollowed, toFollowed, toPath, type Followed} from '~/orders/find-followed.server';
import {addAgain, namedLines, repeatLines} from '~/orders/repeat-order.server';
import {cancelIntent, notCancelled, type CancelAnswer} from '~/orders/cancel-answer';
import {OrderMissed} from '~/orders/OrderMissed';
import {OrderPage} from '~/orders/OrderPage';
import {notRepeated} from '~/orders/again-answer';
import {SupplySection} from '~/supplies/SupplySection';
import {noteOpened, saveSupply} from '~/supplies/save-supply.server';
import {supplyWords} from '~/content/supplies';
import {notAnswered} from '~/forms/refusals';
import {answerForm} from '~/server/http/answer-form.server';
import {readFields} from '~/server/http/request-body.server';
import {showOrder} from '~/orders/show-order.server';
import {useLookAgain} from '~/orders/use-look-again';
import {orderMessages} from '~/content/messages/orders';
import {orderPage} from '~/content/order-page';
import {withoutLanguage} from '~/content/language-paths';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {privateMeta} from '~/seo/seo';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/order';

const notSaved = notAnswered(supplyWords.failed);

type Context = Route.LoaderArgs['context'];

export const meta: Route.MetaFunction = privateMeta(orderPage.meta);

/** An order for the holder of its link, and for its account only. */
export async function loader({context, request, params}: Route.LoaderArgs) {
  await limit(context);
  const followed = toFollowed(request, params.number);
  const shown = await findShown(context, followed);
  if (shown === null) throw data(orderPage.notFound, {status: 404});
  const {searchParams} = new URL(request.url);
  const refill = searchParams.get('refill');
  const isAsked = searchParams.has(cancelIntent);
  return data(
    {shown: shown ?? null, path: toPath(followed), refill, isAsked},
    {status: shown ? 200 : 503},
  );
}

/** Null where there is no such order, undefined while the shop does not answer. */
async function findShown(context: Context, followed: Followed) {
  try {
    const order = await findFollowed(context, followed);
    return order && (await showOrder(context, order, toPath(followed)));
  } catch (thrown) {
    context.log.error('order.follow.failed', {cause: toCause(thrown)});
    return undefined;
  }
}

/** A page that is open stays when it is looked at again while there is no answer. */
export async function clientLoader({serverLoader, request}: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (isRouteErrorResponse(thrown) && thrown.status < 429) throw thrown;
    const {pathname, search} = new URL(request.url);
    return {shown: null, path: withoutLanguage(pathname) + search, refill: null, isAsked: false};
  }
}

/** Ordering the same again, saying what is taken of it, or cancelling it. */
export async function action({context, request, params}: Route.ActionArgs) {
  await limit(context);
  const order = await findFollowed(context, toFollowed(request, params.number));
  const {intent, refill, ...fields} = await readFields(request);
  if (intent === cancelIntent)
    return order ? cancel(context, order, fields['reason'] ?? '') : notCancelled;
  if (intent === 'supply')
    return order ? answerForm(supplyWords, await saveSupply(context, order, fields)) : notSaved;
  if (order && refill) await noteOpened(context, order);
  return addAgain(context, request, await repeatLines(context, namedLines(order, refill)));
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {...notRepeated, ...notSaved, ...notCancelled});

async function cancel(context: Context, order: Order, reason: string): Promise<CancelAnswer> {
  const cancelling = await cancelOrder(
    await createOrderContext(context),
    order,
    reason.trim().slice(0, mostOfReason),
  );
  return {cancelling};
}

const mostOfReason = 1000;

async function limit(context: Context): Promise<void> {
  const {clientAddress} = context;
  const wait = await secondsToWait(context, 'follow-order', {clientAddress});
  if (wait > 0)
    throw data(orderMessages.tooManyTries, {status: 429, headers: {'Retry-After': String(wait)}});
}

export default function OrderRoute({
  loaderData: {shown, path, refill, isAsked},
  actionData,
}: Route.ComponentProps) {
  const order = useLookAgain(path, shown);
  if (!order) return <OrderMissed path={path} />;
  const again = actionData && 'items' in actionData ? actionData : undefined;
  const saved = actionData && 'ok' in actionData ? actionData : undefined;
  const cancelled = actionData && 'cancelling' in actionData ? actionData : undefined;
  return (
    <OrderPage order={order} refill={refill} again={again} isAsked={isAsked} cancelled={cancelled}>
      {order.supply && <SupplySection supply={order.supply} action={order.path} posted={saved} />}
    </OrderPage>
  );
}
