import {cartFields, cartPath, ownCartField, toShopAct} from '~/cart/cart-form';
import type {ShownCart} from '~/cart/shown-cart';
import {inLanguage} from '~/content/language-paths';

/** Of the shop's own checkout, in the page's language. */
export interface ToShopOffer {
  /** Whether any cart may go on to it. */
  isOpen: boolean;
  go: string;
  prices: string;
}

interface Props {
  offer: ToShopOffer;
  cart: ShownCart;
  /** The server keeps the cart, and knows it. */
  isOnServer: boolean;
  /** `primary` in the place of the checkout here. */
  look: 'primary' | 'secondary';
}

/** To the shop's own checkout, by a plain form. */
export function ToShop({offer, cart: {lines, code}, isOnServer, look}: Props) {
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
        className={`btn btn-${look} w-full`}
      >
        {offer.go}
      </button>
      <p className="mt-2 text-ink-soft">{offer.prices}</p>
    </form>
  );
}
