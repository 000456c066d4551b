import {formatPrice, type Cents} from '~adapters/commerce/money';
import type {PricedCart} from '~/pricing/priced-cart';

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
      <dd className="tabular-nums">{typeof amount === 'string' ? amount : formatPrice(amount)}</dd>
    </div>
  );
}

type Shown = Pick<PricedCart, 'subtotal' | 'adjustments' | 'shipping' | 'total'>;

/** Subtotal, every discount by name, shipping, total: the same in drawer, cart, checkout and thank-you. */
export function CartBreakdown({priced: {subtotal, adjustments, shipping, total}}: {priced: Shown}) {
  return (
    <dl className="space-y-2.5">
      <Row label="Subtotal" amount={subtotal} />
      {adjustments.map(({kind, label, amount}) => (
        <Row key={kind} label={label} amount={amount} />
      ))}
      <Row label="Shipping" amount={shipping === 0 ? 'Free' : shipping} />
      <Row label="Total" amount={total} isStrong />
    </dl>
  );
}
