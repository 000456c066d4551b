import {formatCents, formatPrice, type Cents} from '~adapters/commerce/money';
import {taxLabels} from '~/content/messages';
import type {PricedCart} from '~/pricing/priced-cart';
import {cartWords} from '~/content/labels/cart';
import {priceLabels} from '~/content/labels/prices';

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
    'subtotal' | 'adjustments' | 'shipping' | 'shipsNothing' | 'tax' | 'total'
  >;
  /** Why there is no tax to show yet. */
  taxText?: string | null;
}

/** Subtotal, every discount by name, shipping, tax, total: the same in drawer, cart, checkout and thank-you. */
export function CartBreakdown({priced, taxText = null}: Props) {
  const {subtotal, adjustments, shipping, shipsNothing, tax, total} = priced;
  const taxAmount = tax === undefined ? taxText : formatCents(tax);
  return (
    <dl className="space-y-2.5">
      <Row label={cartWords.subtotal} amount={subtotal} />
      {adjustments.map(({kind, label, amount}) => (
        <Row key={kind} label={label} amount={amount} />
      ))}
      {!shipsNothing && (
        <Row label={cartWords.shipping} amount={shipping === 0 ? priceLabels.free : shipping} />
      )}
      {taxAmount !== null && <Row label={taxLabels.tax} amount={taxAmount} />}
      <Row label={cartWords.total} amount={total} isStrong />
    </dl>
  );
}
