import type {PricedCart} from '~/pricing/priced-cart';
import {lineKey} from '~/pricing/line-key';
import {cartWords} from '~/content/labels/cart';
import {useCartStore} from './cart-store';
import {CartLine} from './CartLine';

export function CartLines({priced, onLeave}: {priced: PricedCart; onLeave?: () => void}) {
  const items = useCartStore((cart) => cart.items);
  return (
    <ul className="divide-y divide-line" aria-label={cartWords.items}>
      {items.map((item, place) => {
        const line = priced.lines[place];
        return (
          line && (
            <CartLine key={lineKey(item)} item={item} line={line} {...(onLeave ? {onLeave} : {})} />
          )
        );
      })}
    </ul>
  );
}
