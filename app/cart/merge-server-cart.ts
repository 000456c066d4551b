import {toCents} from '~adapters/commerce/money';
import {lastingStorage} from '~/browser/browser-storage';
import {getJson, postJson} from '~/browser/fetch-json';
import {oneTabAtATime} from '~/browser/one-tab';
import {toRecord} from '~/forms/to-record';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';
import {adoptCheckoutKey} from './checkout-key';
import {useCartStore} from './cart-store';
import {requestDiscount} from './codes/request-discount';
import {hasCartCookie, settleCart} from './cart-merge';
import {putAside} from './set-aside';
import {repairCart} from './stored-cart';

/** What `functions/server-cart` answers. */
interface ServerCart {
  key: string | null;
  version?: string;
  /** Whose cart it follows: what it holds comes from there. */
  account?: string | null;
  items: unknown;
  setAside?: unknown;
  code: string | null;
}

const path = '/functions/server-cart';
const mergedName = 'cookie-cart-imported';

/**
 * Moves the cart that the server keeps into the browser's own, once (rules: Without scripts): tabs wait for each other,
 * and a second try, after an answer was lost or more was added, finds what the first has taken.
 */
export async function mergeServerCart(): Promise<void> {
  await oneTabAtATime('cookie-cart', mergeNow);
}

async function mergeNow(): Promise<void> {
  if (hasCartCookie()) {
    const cart = await getJson<ServerCart>(path);
    if (!cart) return;
    const {key, version, account, setAside, code} = cart;
    const {applyDiscount} = useCartStore.getState();
    if (key) {
      addOnce(key, repairCart(cart).items);
      putAside(repairCart({items: setAside}).items);
      adoptCheckoutKey(key);
      if (code && !useCartStore.getState().discountCode) {
        // It is the cart's at once, whatever page is open when the server has said what it is worth.
        applyDiscount({code, amount: toCents(0), freeShipping: false});
        void requestDiscount(code);
      }
    }
    await postJson(path, {key, version});
    if (account) await meetHere(account);
  }
  settleCart();
}

const meetHere = (account: string) =>
  import('./account/follow-account').then(({meetAccount}) => meetAccount(account));

/** Of a cart that was taken before, what has come since. */
function addOnce(key: string, items: readonly CartItem[]): void {
  const {addItem} = useCartStore.getState();
  const before = toRecord(lastingStorage.find(mergedName));
  const taken = before['key'] === key ? toRecord(before['lines']) : {};
  const lines: Record<string, number> = {};
  for (const {quantity, ...item} of items) {
    const name = lineKey(item);
    const already = Number(taken[name] ?? 0);
    if (quantity > already) addItem(item, quantity - already);
    lines[name] = Math.max(quantity, already);
  }
  lastingStorage.remember(mergedName, {key, lines: {...taken, ...lines}});
}
