import {Link} from 'react-router';
import {formatCents, formatPrice, toCents} from '~adapters/commerce/money';
import {Icon} from '~/ui/Icon';
import {QuantityStepper} from '~/ui/QuantityStepper';
import type {CartItem} from '~/pricing/cart-item';
import {isSingleUnit, lineKey} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';
import {useCartStore} from './cart-store';
import {useLineNotice} from './line-notices';
import {LinePicture} from './LinePicture';

function LinePrice({line, item}: {line: PricedLine; item: CartItem}) {
  const before = item.regularPrice ? toCents(item.regularPrice * item.quantity) : line.subtotal;
  const isReduced = before > line.discounted;
  return (
    <p className="ml-auto text-right tabular-nums">
      {isReduced && (
        <s className="mr-2 text-sm text-ink-soft">
          <span className="sr-only">instead of </span>
          {formatCents(before)}
        </s>
      )}
      <span className="font-semibold">{formatPrice(line.discounted)}</span>
    </p>
  );
}

function LineNotes({item, line}: {item: CartItem; line: PricedLine}) {
  const notes = [
    item.konjacNoodleType && `Free noodle sample: ${item.konjacNoodleType}`,
    item.offerId && 'Special offer',
    line.bulkPercent > 0 && `${line.bulkPercent}% off for ${line.quantity}`,
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}

function RemoveButton({item}: {item: CartItem}) {
  const removeItem = useCartStore((cart) => cart.removeItem);
  return (
    <button
      type="button"
      className="-mt-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-clay-light hover:text-clay"
      aria-label={`Remove ${item.name}`}
      onClick={() => removeItem(lineKey(item))}
    >
      <Icon name="trash" />
    </button>
  );
}

function LineQuantity({item}: {item: CartItem}) {
  const setQuantity = useCartStore((cart) => cart.setQuantity);
  if (isSingleUnit(item)) return <p className="text-sm text-ink-soft">Limit one per customer</p>;
  return (
    <QuantityStepper
      quantity={item.quantity}
      minimum={0}
      label={`Quantity of ${item.name}`}
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
          <p className="mt-3 rounded-lg bg-clay-light px-3 py-2 text-sm font-semibold text-[#7a2e14]">
            {notice}
          </p>
        )}
      </div>
    </li>
  );
}
