import {formatPrice} from '~/content/labels/price';
import {useJson} from '~/browser/use-json';
import {freeShippingWords} from '~/content/labels/cart';
import {lineKey} from '~/pricing/line-key';
import type {PricedCart} from '~/pricing/priced-cart';
import type {NewCartItem} from '~/cart/cart-items';
import {useCartStore} from '~/cart/cart-store';
import {useOwnPrices} from '~/cart/codes/own-price';

interface Suggested {
  cards: {item: NewCartItem | null}[];
}

/** What is missing, before what every line and the cart take off. */
function missingBefore({freeShipping, lines}: PricedCart, cartPercent: number): number {
  const loyal = lines[0]?.loyaltyPercent ?? 0;
  const rest = (1 - loyal / 100) * (1 - cartPercent / 100);
  return Math.ceil((freeShipping?.remaining ?? 0) / rest);
}

/** One product that costs no more than the cart, while that does not ship free; nothing while the shop does not answer. */
export function Suggestion({priced}: {priced: PricedCart}) {
  const toOwn = useOwnPrices();
  const {items, addItem, abandonmentDiscount} = useCartStore();
  const missing = missingBefore(priced, abandonmentDiscount);
  const most = priced.discountedTotal;
  const path = `/functions/wish-cards?missing=${missing}&most=${most}`;
  const {cards} = useJson<Suggested>(missing === 0 ? null : path, {cards: []});
  const inCart = new Set(items.map(lineKey));
  const offered = cards.flatMap((card) => card.item ?? []);
  const item = offered.find((one) => one.price <= most && !inCart.has(lineKey(one)));
  if (missing === 0 || !item) return null;
  return (
    <div className="mt-4 flex items-center gap-3 rounded-xl bg-sage-light p-3 text-sm">
      <img src={item.image} alt="" width={48} height={48} className="size-12 rounded-lg bg-sand" />
      <p className="flex-1">
        <span className="font-semibold">{item.name}</span> · {formatPrice(toOwn(item.price))}
        <span className="block text-ink-soft">
          {item.price >= missing ? freeShippingWords.completes : freeShippingWords.goesWith}
        </span>
      </p>
      <button
        type="button"
        className="btn btn-secondary min-h-11 bg-surface px-4"
        onClick={() => addItem(item)}
      >
        {freeShippingWords.add}
        <span className="sr-only"> {item.name}</span>
      </button>
    </div>
  );
}
