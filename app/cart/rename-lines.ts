import {postJson} from '~/browser/fetch-json';
import {languageTag} from '~/content/language';
import {lineKey} from '~/pricing/line-key';
import {useCartStore} from './cart-store';
import {repairCart} from './stored-cart';

/** A cart that was filled in another language takes the names of this one from the server (rules: Languages). */
export async function renameLines(): Promise<void> {
  const {items} = useCartStore.getState();
  const answer = await postJson('/functions/server-cart', {items});
  if (answer.kind !== 'answered' || !answer.isOk) return;
  const named = new Map(repairCart(answer.value).items.map((item) => [lineKey(item), item]));
  useCartStore.setState((cart) => ({
    language: languageTag,
    items: cart.items.map((item) => {
      const {name, variationAttributes} = named.get(lineKey(item)) ?? item;
      return {...item, name, variationAttributes};
    }),
  }));
}
