import {nameOfAgent} from '../read-agent.server';
import {redirect} from 'react-router';
import {withItem} from '~/cart/cart-items';
import {handOverPage} from '~/content/hand-over';
import {inLanguage} from '~/content/language-paths';
import type {AppServices} from '~/server/app-services';
import {readText} from '~/server/http/request-body.server';
import {rememberHandOver} from '~/checkout/hand-over.server';
import type {CartLine} from '~/cart/cart-lines.server';
import {findOrdered} from '../session/ordered-checkout.server';
import {openSession, visit, type AgentSession} from '../session/agent-session.server';
import {toUuid} from '../session-id.server';
import {writeAddress} from '~/forms/local-forms';
import {toTypedAddress} from '../session/destination';
import {showSession} from '../session/shown-session.server';
import {handOverForm, handOverProblem} from './hand-over-form.server';

/** What a `continue_url` leads to: the shopper sees what it is, and nothing has changed yet. */
export async function showHandOver(services: AppServices, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('session') ?? '';
  return showForm(services, id, null);
}

/** Fills the shopper's cart and the checkout's form. Other sites cannot post this. */
export async function takeHandOver(services: AppServices, request: Request): Promise<Response> {
  const read = await readText(request);
  const fields = new URLSearchParams(read.ok ? read.value : '');
  const id = fields.get('session') ?? '';
  const session = await openOpen(services, id);
  if (!session) return handOverProblem(410);
  const isDone = await fillCart(services, session, fields.get('act') === 'replace');
  if (!isDone) return showForm(services, id, handOverPage.full);
  const {agent, isVerified} = session;
  services.log.info('agent.handed-over', {agent: nameOfAgent(agent), isVerified});
  await rememberHandOver(services, {
    agent,
    isVerified,
    email: session.buyer['email'] ?? '',
    address: session.destination === null ? null : toTypedAddress(session),
    shippingMethod: session.option,
    until: session.until,
  });
  return redirect(inLanguage(session.kind === 'checkout' ? '/checkout' : '/cart'), 303);
}

async function openOpen(services: AppServices, id: string) {
  const session = services.env.AGENTS ? await openSession(id, services) : null;
  if (!session || session.isCanceled) return null;
  return (await findOrdered(services, session)) ? null : visit(session, services);
}

/**
 * Of the order of this session in this browser: opened again it is the same order. In another browser it is another one,
 * so that the link does not show what became of it; but where its agent may order, too, all of them are one order.
 */
const keyOf = async ({key}: AgentSession, {env, session}: AppServices): Promise<string> =>
  env.AGENTS === 'complete' ? key : toUuid(`${key} ${session.visitorId()}`);

async function fillCart(
  services: AppServices,
  session: AgentSession,
  isReplaced: boolean,
): Promise<boolean> {
  const {cartCookie} = services;
  const key = await keyOf(session, services);
  const [code = null] = session.codes;
  if (isReplaced || cartCookie.key === null || cartCookie.key === key)
    return cartCookie.replace(key, {lines: session.lines, code});
  const lines = session.lines.reduce<CartLine[]>(
    (before, line) => withItem(before, line),
    [...cartCookie.lines],
  );
  return cartCookie.change({lines, code: code ?? cartCookie.code});
}

async function showForm(
  services: AppServices,
  id: string,
  problem: string | null,
): Promise<Response> {
  const session = await openOpen(services, id);
  if (!session) return handOverProblem(410);
  const {cart} = await showSession(services, session);
  const {cartCookie} = services;
  const hasOther = cartCookie.key !== null && cartCookie.key !== (await keyOf(session, services));
  return handOverForm({
    session: id,
    agent: session.agent,
    isVerified: session.isVerified,
    cart,
    address: session.destination === null ? '' : writeAddress(toTypedAddress(session)),
    isCheckout: session.kind === 'checkout',
    hasOther,
    problem,
  });
}
