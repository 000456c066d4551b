import {data} from 'react-router';
import {discountMessages} from '~/content/messages/discounts';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {readJson} from '~/server/http/request-body.server';
import {validateDiscount} from '~/cart/codes/validate-discount.server';
import type {Route} from './+types/functions.validate-discount';

const notValid = (message: string) => ({valid: false, discountAmount: 0, message});

export function loader() {
  return data(notValid(discountMessages.invalid), {status: 405, headers: {Allow: 'POST'}});
}

/** `{code, cartTotal, items?, abandonmentDiscountCode?}` amounts in cents. */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') return loader();
  if (!context.canOrder) return data(notValid(discountMessages.notConnected), {status: 503});
  if (!(await isBearerAccepted(request, context)))
    return data(notValid(discountMessages.signInAgain), {status: 401});
  const body = await readJson(request);
  if (!body.ok) return data(notValid(discountMessages.invalid), {status: body.status});
  try {
    const {status, answer, retryAfterSeconds} = await validateDiscount(context, {
      body: body.value,
      shopper: await context.access.shopper(),
      visitorId: context.session.visitorId(),
      clientAddress: context.clientAddress,
      now: new Date(),
    });
    const wait = retryAfterSeconds !== null && {'Retry-After': String(retryAfterSeconds)};
    return data(answer, {status, headers: {...wait}});
  } catch (error) {
    context.log.error('code.check.failed', {cause: toCause(error)});
    return data(notValid(discountMessages.notChecked), {status: 503});
  }
}

/**
 * The bearer is the session's own access token; without one the session's cookie identifies the shopper. Any other
 * token belongs to no account.
 */
async function isBearerAccepted(
  request: Request,
  {access}: Pick<AppServices, 'access'>,
): Promise<boolean> {
  const token = request.headers.get('Authorization')?.replace(/^Bearer\s+/i, '');
  if (token === undefined) return true;
  return token !== '' && token === (await access.session())?.accessToken;
}
