import {recallStanding} from '~/checkout/order/recall-standing.server';
import {ThankYouPage} from '~/checkout/ThankYouPage';
import {thankYouPage} from '~/content/checkout-pages';
import {findInstructions} from '~/platform/payment-instructions.server';
import {privateMeta} from '~/platform/seo';
import type {Route} from './+types/thank-you';

export const meta: Route.MetaFunction = privateMeta({...thankYouPage.meta, path: '/thank-you'});

export async function loader({context}: Route.LoaderArgs) {
  const {PUBLIC_SUPPORT_EMAIL: supportEmail, PUBLIC_SUPPORT_PHONE: supportPhone} = context.env;
  const recalled = await recallStanding(context);
  const instructions = recalled && (await findInstructions(context, recalled));
  return {recalled, instructions, supportEmail, supportPhone};
}

export default function ThankYou({loaderData}: Route.ComponentProps) {
  return <ThankYouPage {...loaderData} />;
}
