import {cartFields, cartPath, ownCartField, toShopAct} from '~/cart/cart-form';
import type {ShownCart} from '~/cart/shown-cart';
import {inLanguage} from '~/content/language-paths';
import {toShopWords} from '~/content/shop-checkout';

interface Props {
  cart: ShownCart;
  /** The server keeps the cart, and knows it. */
  isOnServer: boolean;
  /** In the place of the checkout here. */
  isOnly: boolean;
}

/** To the shop's own checkout, by a plain form. */
export function ToShop({cart: {lines, code}, isOnServer, isOnly}: Props) {
  const items = lines.flatMap(({item}) => item ?? []);
  return (
    <form method="post" action={inLanguage(cartPath)} className="mt-3 text-sm">
      {!isOnServer && (
        <input type="hidden" name={ownCartField} value={JSON.stringify({items, code})} />
      )}
      <button
        type="submit"
        name={cartFields.act}
        value={toShopAct}
        className={`btn w-full ${isOnly ? 'btn-primary' : 'btn-secondary'}`}
      >
        {toShopWords.go}
      </button>
      <p className="mt-2 text-ink-soft">{toShopWords.prices}</p>
    </form>
  );
}
