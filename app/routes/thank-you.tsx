import {Downloads} from '~/orders/Downloads';
import {findDownloads, toOrderSummary, findInstructions} from '~/orders/order-summary.server';
import {findPictures} from '~/orders/line-pictures.server';
import {findNews} from '~/orders/order-progress.server';
import {OrderAnswers, OrderLines, OrderTotals} from '~/orders/OrderParts';
import {findHandedLines, thankForHanded} from '~/checkout/in-shop/hand-over.server';
import {findStanding} from '~/checkout/order/payment-return.server';
import type {OrderResult} from '~/checkout/order-result';
import {ThankYouPage} from '~/checkout/thanks/ThankYouPage';
import {thankYouPage} from '~/content/thank-you';
import {hasEnd as findEnd} from '~/orders/show-order.server';
import {toCause} from '~/server/telemetry/log';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/thank-you';

export const meta: Route.MetaFunction = privateMeta(thankYouPage.meta);

export async function loader({context}: Route.LoaderArgs) {
  const {PUBLIC_SUPPORT_EMAIL: supportEmail, PUBLIC_SUPPORT_PHONE: supportPhone} = context.env;
  await thankForHanded(context);
  const standing = await findStanding(context);
  const handedLines = await findHandedLines(context);
  const remembered = standing && {...standing, handedLines};
  const instructions = remembered && (await findInstructions(context, remembered));
  const [downloads, hasEnd, answers] = await Promise.all([
    findOrdered(context, remembered),
    remembered?.orderId !== undefined && findEnd(context, remembered.orderId),
    findAnswers(context, remembered),
  ]);
  const summary =
    remembered?.isFromServerCart || remembered?.isHandedOver
      ? await summarise(context, remembered)
      : null;
  return {
    remembered,
    instructions,
    summary,
    downloads,
    hasEnd,
    answers,
    supportEmail,
    supportPhone,
  };
}

async function findOrdered(context: Route.LoaderArgs['context'], remembered: OrderResult | null) {
  const {orderId: databaseId, hasDownloads = false} = remembered ?? {};
  if (databaseId === undefined) return [];
  return (await findDownloads(context, [{databaseId, hasDownloads}]))(databaseId);
}

/** Asked of a shop that asks something at checkout. */
async function findAnswers(context: Route.LoaderArgs['context'], remembered: OrderResult | null) {
  const databaseId = remembered?.orderId;
  const fields = await context.commerce.orders.additionalFields().catch(() => []);
  if (databaseId === undefined || fields.length === 0) return [];
  return (await findNews(context, [{databaseId}]))(databaseId).answers;
}

/** The lines of an order placed without scripts; null where the shop does not answer: the page then has its number only. */
async function summarise({commerce, log}: Route.LoaderArgs['context'], {orderId}: OrderResult) {
  try {
    const order = orderId === undefined ? null : await commerce.orders.find(orderId);
    const depict = await findPictures(commerce.products);
    return order && depict(toOrderSummary(order), order);
  } catch (thrown) {
    log.warn('order.summary.unknown', {cause: toCause(thrown)});
    return null;
  }
}

export default function ThankYou({
  loaderData: {summary, downloads, answers, ...page},
}: Route.ComponentProps) {
  const ordered = summary && (
    <>
      <OrderLines summary={summary} />
      <OrderTotals summary={summary} />
    </>
  );
  return (
    <ThankYouPage
      {...page}
      ordered={ordered}
      downloads={
        <>
          <Downloads downloads={downloads} />
          <div className="mt-6 empty:hidden">
            <OrderAnswers answers={answers} />
          </div>
        </>
      }
    />
  );
}
