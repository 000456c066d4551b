import {toCents} from '~adapters/commerce/money';
import {lastingStorage} from '~/browser/browser-storage';
import {postJson} from '~/browser/fetch-json';
import {oneTabAtATime} from '~/browser/one-tab';
import {readSession} from '~/browser/session-store';
import {isRecord, toRecord} from '~/forms/to-record';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';
import {setAsideName} from '../cart-form';
import {withItem} from '../cart-items';
import {settleCart} from '../cart-merge';
import {useCartStore} from '../cart-store';
import {forgetCheckoutKey} from '../checkout-key';
import {requestDiscount} from '../codes/request-discount';
import {repairCart} from '../stored-cart';
import {accountCartName, hasAccountCart} from './account-storage';
import {
  changedEntries,
  codeKey,
  entriesOf,
  toChanges,
  type CartEntries,
  type Unsynced,
} from './cart-entries';

const path = '/functions/server-cart';
/** A connection that is said to be back may not be. */
const retryMs = 5_000;
/** Other tabs wait meanwhile. */
const patienceMs = 10_000;

/** What stands beside a cart that is an account's. */
interface Followed {
  account: string;
  /** The cart as it was last looked at: what differs has changed since. */
  seen: CartEntries;
  unsynced: Unsynced;
}

/** The account's cart, as `functions/server-cart` answers. */
interface AccountCart {
  lines: readonly Pick<CartItem, 'id' | 'quantity' | 'offerId' | 'konjacNoodleType'>[];
  code: string | null;
  /** Lines as this browser would have them, as far as the shop knows them. */
  items: unknown;
  /** In a refusal: nobody is signed in any more. */
  isOver?: boolean;
}

/** What it had not been told, as far as was heard, when it signed out here. */
const untoldName = 'cart-untold';

function findFollowed(name = accountCartName): Followed | null {
  const {account, seen, unsynced} = toRecord(lastingStorage.find(name));
  const isWhole = typeof account === 'string' && isRecord(seen) && isRecord(unsynced);
  return isWhole ? {account, seen: seen as CartEntries, unsynced: unsynced as Unsynced} : null;
}

const remember = (followed: Followed) => lastingStorage.remember(accountCartName, followed);

function entriesNow(): CartEntries {
  const {items, discountCode} = useCartStore.getState();
  return entriesOf(items, discountCode);
}

/** Notes what has changed here, in whichever tab, and when; whether anything has. */
function note(): boolean {
  const followed = findFollowed();
  if (!followed || !useCartStore.persist.hasHydrated()) return false;
  const seen = entriesNow();
  const changed = changedEntries(followed.seen, seen, Date.now());
  if (Object.keys(changed).length === 0) return false;
  remember({...followed, seen, unsynced: {...followed.unsynced, ...changed}});
  return true;
}

/** Another with every sign-out: what was asked before is answered to nobody. */
let visit = {};

/** Nothing of an account stays behind where it has signed out, but what it was not told: that is a guest's again. */
export function leaveAccount(untold: Unsynced = findFollowed()?.unsynced ?? {}): void {
  visit = {};
  if (!hasAccountCart()) return;
  void useCartStore.persist.rehydrate();
  const {items, discountCode} = useCartStore.getState();
  const left = items.filter((item) => lineKey(item) in untold);
  const code = codeKey in untold ? discountCode : null;
  const {account} = findFollowed() ?? {};
  if (Object.keys(untold).length > 0)
    lastingStorage.remember(untoldName, {account, seen: entriesOf(left, code), unsynced: untold});
  lastingStorage.forget(accountCartName);
  lastingStorage.forget(setAsideName);
  show(left, code);
  forgetCheckoutKey();
}

/** Of a guest's lines those that this account may have heard of before it signed out: told by the same time they are no second ones. */
function untoldBefore(account: string): Unsynced {
  const left = findFollowed(untoldName);
  if (left?.account !== account) return {};
  const now = entriesNow();
  const since = changedEntries(left.seen, now, Date.now());
  const there = Object.entries(left.unsynced).filter(([key]) => key in now);
  return Object.fromEntries(there.map(([key, at]) => [key, since[key] ?? at]));
}

/** Tells the account what has changed here, and takes its answer; it is `over` where nobody is signed in any more. */
async function exchange(account: string): Promise<'told' | 'over' | 'away'> {
  void useCartStore.persist.rehydrate();
  const before = findFollowed();
  if (before && before.account !== account) leaveAccount({});
  note();
  const asked = visit;
  const isFollowed = hasAccountCart();
  const sent = findFollowed()?.unsynced ?? untoldBefore(account);
  const changes = toChanges(entriesNow(), sent);
  const answer = await postJson<AccountCart>(
    path,
    {changes},
    {keepalive: true, signal: AbortSignal.timeout(patienceMs)},
  );
  if (answer.kind !== 'answered') return 'away';
  if (!answer.isOk) return answer.value.isOver ? 'over' : 'away';
  // Signed out meanwhile, in this tab or in another.
  if (asked !== visit || (isFollowed && !hasAccountCart())) return 'told';
  void useCartStore.persist.rehydrate();
  take(account, sent, answer.value);
  note();
  return 'told';
}

const hasUnsynced = () => Object.keys(findFollowed()?.unsynced ?? {}).length > 0;

/** What was changed here since it was sent stays as it is; a guest's cart is added to the account's. */
function take(account: string, sent: Unsynced, answer: AccountCart): void {
  note();
  const followed = findFollowed();
  if (followed && followed.account !== account) return;
  const {items, discountCode} = useCartStore.getState();
  const unsynced = Object.fromEntries(
    Object.entries(followed?.unsynced ?? {}).filter(([key, at]) => sent[key] !== at),
  );
  const theirs = toItems(answer, items);
  const next = followed
    ? inOrder(items, theirs, (item) => lineKey(item) in unsynced)
    : items.filter((item) => !(lineKey(item) in sent)).reduce(withItem, theirs);
  const code =
    codeKey in unsynced ? discountCode : followed ? answer.code : (discountCode ?? answer.code);
  const seen = followed ? entriesOf(next, code) : entriesOf(theirs, answer.code);
  isTaking = true;
  if (Object.keys(changedEntries(entriesNow(), entriesOf(next, code), 0)).length > 0)
    show(next, code);
  isTaking = false;
  remember({account, seen, unsynced});
  lastingStorage.forget(untoldName);
}

/** What is taken is nothing that a shopper has changed. */
let isTaking = false;

/** What this browser knows of a line it keeps: the price that its shopper saw. */
function toItems({lines, items}: AccountCart, own: readonly CartItem[]): CartItem[] {
  const known = new Map(
    [...repairCart({items}).items, ...own].map((item) => [lineKey(item), item]),
  );
  return lines.flatMap(({quantity, konjacNoodleType, ...line}) => {
    const item = known.get(lineKey(line));
    return item ? {...item, quantity, ...(konjacNoodleType && {konjacNoodleType})} : [];
  });
}

/** The lines that are here stand where they stood, what is new behind them. */
function inOrder(
  own: readonly CartItem[],
  theirs: readonly CartItem[],
  isOwn: (item: CartItem) => boolean,
): CartItem[] {
  const find = (item: CartItem) => theirs.find((one) => lineKey(one) === lineKey(item));
  const kept = own.flatMap((item) => (isOwn(item) ? item : (find(item) ?? [])));
  const keys = new Set(own.map(lineKey));
  return [...kept, ...theirs.filter((item) => !keys.has(lineKey(item)) && !isOwn(item))];
}

function show(items: CartItem[], code: string | null): void {
  const {clearCart, discountCode, applyDiscount, removeDiscount} = useCartStore.getState();
  if (items.length === 0) return clearCart();
  useCartStore.setState({items});
  if (code === discountCode) return;
  if (code === null) return removeDiscount();
  applyDiscount({code, amount: toCents(0), freeShipping: false});
  void requestDiscount(code);
}

/** Before signing out: tells the account what it was not told yet, as far as it answers. */
export const tellAccount = (): Promise<void> =>
  oneTabAtATime('account-cart', async () => {
    const account = findFollowed()?.account;
    if (account) while (hasUnsynced() && (await exchange(account)) === 'told');
  });

let isQueued = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Until account and browser hold the same; where no answer comes, again later, unless the page learns that nobody is signed in. */
export async function meetAccount(account: string): Promise<void> {
  if (isQueued) return;
  isQueued = true;
  clearTimeout(retry);
  const became = await oneTabAtATime('account-cart', async () => {
    isQueued = false;
    let now = await exchange(account);
    while (now === 'told' && hasUnsynced()) now = await exchange(account);
    return now;
  });
  if (became === 'away') retry = setTimeout(() => void meetAccount(account), retryMs);
  if (became === 'over') await readSession();
  settleCart(true);
}

/** Has the account hear of every change here, and this browser of those elsewhere when it is looked at. Returns what ends it. */
export function followAccount(account: string): () => void {
  const left = new AbortController();
  const meet = () => void meetAccount(account);
  const onSeen = () => document.visibilityState === 'visible' && meet();
  addEventListener('online', meet, left);
  document.addEventListener('visibilitychange', onSeen, left);
  // The store is written once its listeners have heard.
  const stop = useCartStore.subscribe(() => !isTaking && note() && queueMicrotask(meet));
  return () => {
    clearTimeout(retry);
    left.abort();
    stop();
  };
}
