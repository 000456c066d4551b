import {formatCents, formatPrice, toCents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import type {PricedLine} from '~/pricing/priced-cart';
import {isFreeSampleId} from '~/pricing/free-sample';
import {isOncePerCustomer} from '~/pricing/line-key';
import {lineWords} from '~/content/labels/cart-line';
import {priceLabels} from '~/content/labels/prices';

/** What a line costs, beside what it would have cost. */
export function LinePrice({line, item}: {line: PricedLine; item: CartItem}) {
  // The sample's is that of a bottle, five times as much.
  const isReduced = item.regularPrice && !isFreeSampleId(item.id);
  const before = isReduced ? toCents((item.regularPrice ?? 0) * item.quantity) : line.subtotal;
  return (
    <p className="ml-auto text-right figures">
      {before > line.discounted && (
        <s className="mr-2 text-sm text-ink-soft">
          <span className="sr-only">{priceLabels.insteadOf} </span>
          {formatCents(before)}
        </s>
      )}
      <span className="font-semibold">{formatPrice(line.discounted)}</span>
    </p>
  );
}

interface NotesProps {
  item: CartItem;
  /** Absent while it cannot be ordered as it is. */
  line: PricedLine | undefined;
}

/** What was chosen, and what is off for its quantity. */
export function LineNotes({item, line}: NotesProps) {
  const notes = [
    item.konjacNoodleType && lineWords.noodleSample(item.konjacNoodleType),
    item.offerId && lineWords.specialOffer,
    item.quantity > (item.soldAs?.backordersBeyond ?? item.quantity) && lineWords.onBackorder,
    line && line.bulkPercent > 0 && lineWords.bulk(line.bulkPercent, line.quantity),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}

/** In the place of a quantity where there is but one. */
export const LimitOne = ({item}: {item: CartItem}) => (
  <p className="text-sm text-ink-soft">
    {isOncePerCustomer(item) ? lineWords.limitOne : lineWords.onePerOrder}
  </p>
);
