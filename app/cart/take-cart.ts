import {languageTag} from '~/content/language';
import {useCartStore} from './cart-store';
import {mergeServerCart} from './merge-server-cart';
import {renameLines} from './rename-lines';

/** Gives a cart this page's language, and what the server keeps beside it. */
export async function takeCart(): Promise<void> {
  if (useCartStore.getState().language !== languageTag) await renameLines();
  await mergeServerCart();
}
