import {Link} from 'react-router';
import {Icon} from '~/ui/Icon';
import {QuantityStepper} from '~/ui/QuantityStepper';
import type {CartItem} from '~/pricing/cart-item';
import {isSingleUnit, lineKey} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';
import {cartWords} from '~/content/labels/cart';
import {useCartStore} from './cart-store';
import {useLineNotice} from './line-notices';
import {LimitOne, LineNotes, LinePrice} from './line-parts';
import {LinePicture} from './LinePicture';

function RemoveButton({item}: {item: CartItem}) {
  const removeItem = useCartStore((cart) => cart.removeItem);
  return (
    <button
      type="button"
      className="-mt-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-clay-light hover:text-clay"
      aria-label={cartWords.removeNamed(item.name)}
      onClick={() => removeItem(lineKey(item))}
    >
      <Icon name="trash" />
    </button>
  );
}

function LineQuantity({item}: {item: CartItem}) {
  const setQuantity = useCartStore((cart) => cart.setQuantity);
  if (isSingleUnit(item)) return <LimitOne item={item} />;
  return (
    <QuantityStepper
      quantity={item.quantity}
      minimum={0}
      label={cartWords.quantityOf(item.name)}
      onChange={(quantity) => setQuantity(lineKey(item), quantity)}
      isSmall
    />
  );
}

interface Props {
  item: CartItem;
  line: PricedLine;
  onLeave?: () => void;
}

/** One line of the cart: what it is, how many, what it costs, and a way to take it out. */
export function CartLine({item, line, onLeave}: Props) {
  const notice = useLineNotice(item);
  return (
    <li className="flex gap-4 py-5">
      <Link to={item.href} onClick={onLeave} className="shrink-0" tabIndex={-1} aria-hidden="true">
        <LinePicture key={item.image} image={item.image} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <div>
            <Link to={item.href} onClick={onLeave} className="font-semibold hover:text-leaf">
              {item.name}
            </Link>
            <LineNotes item={item} line={line} />
          </div>
          <RemoveButton item={item} />
        </div>
        <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LineQuantity item={item} />
          <LinePrice line={line} item={item} />
        </div>
        {notice && (
          <p className="mt-3 rounded-lg bg-clay-light px-3 py-2 text-sm font-semibold text-alarm">
            {notice}
          </p>
        )}
      </div>
    </li>
  );
}
