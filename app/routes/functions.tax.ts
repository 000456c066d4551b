import {data} from 'react-router';
import {quoteTax} from '~/checkout/tax/quote-tax.server';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {readJson} from '~/server/http/request-body.server';
import type {Route} from './+types/functions.tax';

const unknown = {tax: null, isKnown: false};

/** Whether the shop charges tax at all, for the totals that are shown before it (rules: Tax). */
export async function loader({context}: Route.LoaderArgs) {
  const isCharged = await context.commerce.taxes.areCharged().catch(() => null);
  return data({isCharged}, {status: isCharged === null ? 503 : 200});
}

/** The tax of a cart at an address, for display: an order gets its own. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  if (!body.ok) return data(unknown, {status: body.status});
  const {clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  const wait = await secondsToWait(context, 'ask-tax', caller);
  if (wait > 0) return data(unknown, {status: 429, headers: {'Retry-After': String(wait)}});
  try {
    const quoted = await quoteTax(context, body.value);
    if (!quoted.ok) return data(unknown, {status: 422});
    const {tax, shipping, plugins} = quoted;
    return data({tax: null, ...tax, shipping, plugins, isKnown: true});
  } catch (thrown) {
    context.log.warn('tax.unknown', {cause: toCause(thrown)});
    return data(unknown, {status: 503});
  }
}
