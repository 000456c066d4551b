import {lineKey} from '~/pricing/line-key';
import type {CartItem} from '~/pricing/cart-item';
import type {PricedCart} from '~/pricing/priced-cart';
import type {ShownLine} from '~/cart/shown-cart';
import {CartLineAmount, LineNotes} from '~/cart/contents/LineAmount';
import {orderWords} from '~/content/labels/cart';
import {lineOf} from './thanks/placed-order';

interface LineProps {
  item: CartItem;
  priced: PricedCart;
  notice: ShownLine['notice'];
}

function OrderedLine({item, priced, notice}: LineProps) {
  const line = lineOf(priced, item);
  return (
    <li className="flex gap-3">
      <img
        src={item.image || '/pictures/no-picture-320.webp'}
        alt=""
        width={56}
        height={56}
        className="size-14 rounded-lg border border-line bg-sand object-cover"
        onError={({currentTarget}) => currentTarget.classList.add('invisible')}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{item.name}</p>
        <p className="text-ink-soft">{orderWords.quantity(item.quantity)}</p>
        <LineNotes item={item} line={line ?? undefined} />
        {notice && <p className="font-semibold text-clay-dark">{notice.message}</p>}
      </div>
      {line && (
        <div className="max-w-20 text-sm">
          <CartLineAmount item={item} line={line} />
        </div>
      )}
    </li>
  );
}

interface Props {
  lines: readonly Pick<ShownLine, 'item' | 'notice'>[];
  priced: PricedCart;
}

/** What is ordered, line by line; the same at the checkout and on the thank-you page. */
export function OrderedLines({lines, priced}: Props) {
  return (
    <ul className="space-y-4" aria-label={orderWords.items}>
      {lines.map(
        ({item, notice}) =>
          item && <OrderedLine key={lineKey(item)} item={item} priced={priced} notice={notice} />,
      )}
    </ul>
  );
}
