import {formatCents, formatPrice, type Cents} from '~adapters/commerce/money';
import {taxLabels} from '~/content/messages/tax';
import {priceLabels} from '~/content/labels/controls';
import {shippingLabels} from '~/content/labels/shipping';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {cartWords} from '~/content/labels/cart';

function Row({
  label,
  amount,
  isStrong = false,
}: {
  label: string;
  amount: Cents | string;
  isStrong?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-4 text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures">{typeof amount === 'string' ? amount : formatPrice(amount)}</dd>
    </div>
  );
}

interface Props {
  priced: Pick<
    PricedCart,
    | 'subtotal'
    | 'adjustments'
    | 'shipping'
    | 'shippingMethod'
    | 'shipsNothing'
    | 'tax'
    | 'includedTax'
    | 'total'
  >;
  /** Why there is no tax to show yet. */
  taxText?: string | null;
  /** Why there is no shipping to show yet. */
  shippingText?: string;
}

/** Subtotal, every discount by name, shipping, tax, total: the same in drawer, cart, checkout and thank-you. */
export function CartBreakdown({
  priced,
  taxText = null,
  shippingText = shippingLabels.atCheckout,
}: Props) {
  const {subtotal, adjustments, tax, total} = priced;
  const isSent = !priced.shipsNothing && priced.shippingMethod !== null;
  const {shipping, row, included} = toShownTax(priced);
  const shippingAmount = shipping === 0 ? priceLabels.free : (shipping ?? shippingText);
  return (
    <dl className="space-y-2.5">
      <Row label={cartWords.subtotal} amount={subtotal} />
      {adjustments.map(({kind, label, amount}) => (
        <Row key={kind} label={label} amount={amount} />
      ))}
      {isSent && <Row label={cartWords.shipping} amount={shippingAmount} />}
      {row && <Row label={row.label} amount={formatCents(row.amount)} />}
      {tax === undefined && taxText !== null && <Row label={taxLabels.tax} amount={taxText} />}
      <Row label={cartWords.total} amount={total} isStrong />
      {included !== null && (
        <div className="text-right text-sm text-ink-soft">
          <dt className="sr-only">{taxLabels.tax}</dt>
          <dd>{taxLabels.includes(formatCents(included))}</dd>
        </div>
      )}
    </dl>
  );
}
