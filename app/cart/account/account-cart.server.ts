import {z} from 'zod';
import type {AccountSession, CartChange} from '~adapters/accounts';
import {CommerceError} from '~adapters/commerce';
import {longestCode} from '~/pricing/constants';
import {longestLineId} from '~/pricing/line-ids';
import type {AppServices} from '~/server/app-services';
import {isNavigation} from '~/server/http/request-kind';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {withItem} from '../cart-items';
import {cartLine, mostProducts, type CartLine} from '../cart-lines.server';
import {nameLines} from '../show-cart.server';
import {entriesOf, toChanges} from './cart-entries';

type Ports = Pick<AppServices, 'access' | 'accounts' | 'cartCookie' | 'log'>;

const code = z.strictObject({code: z.string().min(1).max(longestCode)});

/** What a browser sends of its cart. */
const sentChanges = z
  .array(
    z.object({
      key: z
        .string()
        .min(1)
        .max(longestLineId + 50),
      line: z.union([code, cartLine]).nullable(),
      ageMs: z.int().min(0),
    }),
  )
  .max(2 * mostProducts);

interface AccountCart {
  lines: CartLine[];
  code: string | null;
}

async function change(
  {accounts}: Pick<Ports, 'accounts'>,
  session: AccountSession,
  changes: readonly CartChange[],
  once?: string | null,
): Promise<AccountCart> {
  const entries = await accounts.cart.change(session, changes, once ?? undefined);
  return {
    lines: entries.flatMap((entry) => cartLine.safeParse(entry).data ?? []),
    code: entries.flatMap((entry) => code.safeParse(entry).data?.code ?? [])[0] ?? null,
  };
}

/**
 * Has the cart of a browser without scripts follow that of its account (rules: The cart of an account). Before a page
 * shows or changes it, it becomes as the account has it; after a request the account is told what that has changed.
 */
export async function followAccount(
  ports: Ports,
  request: Request,
  when: 'before' | 'after',
): Promise<void> {
  const {access, cartCookie, log} = ports;
  // Of a browser with scripts the server sees no cart, and no form in a page's place.
  const isForm = request.method === 'POST' && isNavigation(request);
  if (!cartCookie.isThere && !isForm) return;
  const session = await access.session();
  const id = session?.shopper.id ?? null;
  if (id !== cartCookie.account && cartCookie.account !== null && !(await access.isUnknown()))
    cartCookie.leave(id === null ? undefined : {});
  if (!session || id === null) return;
  const isGuest = cartCookie.account !== id;
  const unsynced = isGuest ? {} : cartCookie.unsynced;
  if (when === 'after' && !isGuest && !cartCookie.hasUnsynced) return;
  try {
    const before = await change(ports, session, toChanges(cartCookie.entries, unsynced));
    cartCookie.follow(id, isGuest ? await merge(ports, session, before) : before);
  } catch (thrown) {
    log.warn('cart.unsynced', {cause: toCause(thrown)});
    cartCookie.keep(unsynced);
  }
}

/** A guest's cart is added to the account's, once: an answer that was lost makes nothing double. */
async function merge(ports: Ports, session: AccountSession, before: AccountCart) {
  const {lines, code: typed, key} = ports.cartCookie;
  if (lines.length === 0) return before;
  const merged = lines.reduce<CartLine[]>(withItem, before.lines);
  const entries = entriesOf(merged, before.code ?? typed);
  const guests = Object.keys(entriesOf(lines, typed)).map((name) => [name, Date.now()]);
  return change(ports, session, toChanges(entries, Object.fromEntries(guests)), key);
}

/** Nobody is signed in any more. */
const over = () => Response.json({isOver: true}, {status: 401});

/** `changes` of a browser's own cart; answers the account's, with names, pictures and prices in `items`. */
export async function answerAccountCart(context: AppServices, changes: unknown): Promise<Response> {
  const {access, log} = context;
  const session = await access.session();
  if (!session) return (await access.isUnknown()) ? Response.json({}, {status: 503}) : over();
  const read = sentChanges.safeParse(changes);
  if (!read.success) return Response.json({}, {status: 400});
  const {email} = session.shopper;
  if (await limitTries(context, 'follow-cart', {email})) return Response.json({}, {status: 429});
  try {
    const cart = await change(context, session, read.data);
    const items = cart.lines.length > 0 ? await nameLines(context, cart.lines) : [];
    return items ? Response.json({...cart, items}) : Response.json({}, {status: 503});
  } catch (thrown) {
    // Signed out meanwhile.
    if (thrown instanceof CommerceError && thrown.kind === 'unauthorised') return over();
    log.warn('cart.unsynced', {cause: toCause(thrown)});
    return Response.json({}, {status: 503});
  }
}
