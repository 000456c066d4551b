import {Link} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import {Icon} from '~/components/ui/Icon';
import {QuantityStepper} from '~/components/ui/QuantityStepper';
import type {CartItem} from '~/pricing/cart-item';
import {isSingleUnit, lineKey} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';
import {useCartStore} from '~/stores/cart-store';

function LinePrice({line, item}: {line: PricedLine; item: CartItem}) {
  const before = item.regularPrice ? item.regularPrice * item.quantity : line.subtotal;
  const isReduced = before > line.discounted;
  return (
    <p className="text-right tabular-nums">
      <span className="font-semibold">
        {line.discounted === 0 ? 'Free' : formatCents(line.discounted)}
      </span>
      {isReduced && (
        <s className="ml-2 text-sm text-ink-soft">
          <span className="sr-only">instead of </span>
          {formatCents(before as PricedLine['subtotal'])}
        </s>
      )}
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

/** One line of the cart: what it is, how many, what it costs, and a way to take it out. */
export function CartLine({
  item,
  line,
  onLeave,
}: {
  item: CartItem;
  line: PricedLine;
  onLeave?: () => void;
}) {
  const setQuantity = useCartStore((cart) => cart.setQuantity);
  const removeItem = useCartStore((cart) => cart.removeItem);
  const key = lineKey(item);
  return (
    <li className="flex gap-4 py-5">
      <Link to={item.href} onClick={onLeave} className="shrink-0" tabIndex={-1} aria-hidden="true">
        <img
          src={item.image || '/pictures/no-picture-320.webp'}
          alt=""
          width={96}
          height={96}
          className="size-20 rounded-xl border border-line bg-sand object-cover sm:size-24"
        />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div>
            <Link to={item.href} onClick={onLeave} className="font-semibold hover:text-leaf">
              {item.name}
            </Link>
            <LineNotes item={item} line={line} />
          </div>
          <LinePrice line={line} item={item} />
        </div>
        <div className="mt-3 flex items-center justify-between">
          {isSingleUnit(item) ? (
            <p className="text-sm text-ink-soft">Limit one per customer</p>
          ) : (
            <QuantityStepper
              quantity={item.quantity}
              minimum={0}
              label={`Quantity of ${item.name}`}
              onChange={(quantity) => setQuantity(key, quantity)}
              isSmall
            />
          )}
          <button
            type="button"
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-clay-light hover:text-clay"
            aria-label={`Remove ${item.name}`}
            onClick={() => removeItem(key)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  );
}
