import {requestDiscount} from '~/cart/codes/request-discount';
import {useCartStore} from '~/cart/cart-store';
import {repairCart} from '~/cart/stored-cart';
import {lastingStorage} from '~/platform/browser-storage';
import {getJson, postJson} from '~/platform/fetch-json';
import {toRecord} from '~/platform/unknown-record';
import {isCartKept, useTakeOver} from './take-over-store';

const path = '/functions/kept-cart';
const takenName = 'kept-cart-taken';

/**
 * Puts what was kept without scripts into the browser's cart, once (rules: Without scripts): tabs wait for each
 * other, and a second try, after an answer was lost, finds the mark of the first.
 */
export async function takeOverCart(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('kept-cart', takeOver);
  else await takeOver();
}

async function takeOver(): Promise<void> {
  if (isCartKept()) {
    const answer = await getJson(path, toRecord);
    if (answer.kind !== 'answered' || !answer.isOk) return;
    const {key, items, code} = answer.value;
    if (typeof key === 'string' && lastingStorage.read(takenName) !== key) {
      add(items);
      lastingStorage.write(takenName, key);
      if (typeof code === 'string' && !useCartStore.getState().discountCode)
        void requestDiscount(code);
    }
    await postJson(path, {key}, toRecord);
  }
  useTakeOver.setState({isDone: true});
}

function add(items: unknown): void {
  const {addItem} = useCartStore.getState();
  for (const {quantity, ...item} of repairCart({items}).items) addItem(item, quantity);
}
