import {formatCents, toCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import {lineWords} from '~/content/labels/cart';
import {priceLabels} from '~/content/labels/controls';
import type {CartItem} from '~/pricing/cart-item';
import {isFreeSampleId} from '~/pricing/free-sample';
import {isBackordered} from '~/pricing/line-key';
import type {PricedLine} from '~/pricing/priced-cart';

interface Props {
  /** What the breakdown adds up. */
  amount: Cents;
  /** Struck through where it is more. */
  before: Cents;
}

/** What a line costs, beside what it would have cost: the same in cart, checkout and order. */
export const LineAmount = ({amount, before}: Props) => (
  <p className="ms-auto flex flex-row-reverse flex-wrap items-baseline gap-x-2 text-end figures">
    <span className="font-semibold">{formatPrice(amount)}</span>
    {before > amount && (
      <s className="text-sm text-ink-soft">
        <span className="sr-only"> {priceLabels.insteadOf} </span>
        {formatCents(before)}
      </s>
    )}
  </p>
);

/** The sample's regular price is that of a bottle, five times as much. */
export const CartLineAmount = ({item, line}: {item: CartItem; line: PricedLine}) => (
  <LineAmount
    amount={line.discounted}
    before={
      item.regularPrice && !isFreeSampleId(item.id)
        ? toCents(item.regularPrice * line.quantity)
        : line.subtotal
    }
  />
);

/** What was chosen, and what is off. */
export function LineNotes({item, line}: {item: CartItem; line: PricedLine | undefined}) {
  const notes = [
    item.konjacNoodleType && lineWords.noodleSample(item.konjacNoodleType),
    item.offerId && lineWords.specialOffer,
    isBackordered(item.soldAs, item.quantity) && lineWords.onBackorder,
    line && line.discounted < line.subtotal && lineWords.off(line),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}
