import {flushSync} from 'react-dom';
import {adoptCheckoutKey} from '../checkout-key';
import {requestDiscount} from '../codes/request-discount';
import {changedFields} from '~/ui/changed-fields';
import {useCartStore} from '../cart-store';
import {repairCart} from '../stored-cart';
import {lastingStorage} from '~/browser/browser-storage';
import {getJson, postJson} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';
import {cartFields, cartPath} from './cart-form';
import {hasCartCookie} from './has-cart-cookie';
import {useCartImport} from './cart-import-store';

const path = '/functions/cookie-cart';
const importedName = 'cookie-cart-imported';

/**
 * Moves the cookie cart into the browser's cart, once (rules: Without scripts): tabs wait for each
 * other, and a second try, after an answer was lost or more was added, finds what the first has taken.
 */
export async function importCookieCart(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('cookie-cart', importNow);
  else await importNow();
}

async function importNow(): Promise<void> {
  if (hasCartCookie()) {
    const answer = await getJson(path, toRecord);
    if (answer.kind !== 'answered' || !answer.isOk) return;
    const {key, version, code} = answer.value;
    const {items} = repairCart(answer.value);
    if (typeof key === 'string') {
      takeOnce(key, items);
      adoptCheckoutKey(key);
      if (typeof code === 'string' && !useCartStore.getState().discountCode)
        void requestDiscount(code);
    }
    await postJson(path, {key, version}, toRecord);
    takeTyped(items);
  }
  const focused = document.activeElement?.id;
  // The form that takes a plain one's place has the same fields; at once, so that no letter falls in between.
  flushSync(() => useCartImport.setState({isDone: true}));
  if (focused) document.getElementById(focused)?.focus();
}

/** Of a cart that was taken before, what has come since. */
function takeOnce(key: string, items: readonly CartItem[]): void {
  const {addItem} = useCartStore.getState();
  const before = toRecord(lastingStorage.recall(importedName));
  const taken = before['key'] === key ? toRecord(before['lines']) : {};
  const lines: Record<string, number> = {};
  for (const {quantity, ...item} of items) {
    const name = lineKey(item);
    const already = Number(taken[name] ?? 0);
    if (quantity > already) addItem(item, quantity - already);
    lines[name] = Math.max(quantity, already);
  }
  lastingStorage.remember(importedName, {key, lines: {...taken, ...lines}});
}

/** What stands in the cart's plain forms and was not sent. */
function takeTyped(items: readonly CartItem[]): void {
  const {setQuantity} = useCartStore.getState();
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[action="${cartPath}"]`)) {
    const line = new FormData(form).get(cartFields.line);
    for (const {name, value, validity} of changedFields(form)) {
      if (name === cartFields.code) useCartImport.setState({typedCode: value});
      const isOf = (item: CartItem) => name === cartFields.quantity && lineKey(item) === line;
      const stored = items.find(isOf);
      const now = useCartStore.getState().items.find(isOf);
      if (stored && now && validity.valid)
        setQuantity(lineKey(now), now.quantity - stored.quantity + Number(value));
    }
  }
}
