import type {ReactNode} from 'react';
import {formatCents, type Cents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import {taxLabels} from '~/content/messages/tax';
import {arrivalLabels, priceLabels} from '~/content/labels/controls';
import {shippingLabels} from '~/content/labels/shipping';
import {shownRows} from '~/pricing/price-cart';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {cartWords} from '~/content/labels/cart';
import {useArrival} from '~/ui/use-arrival';

function Row({
  label,
  amount,
  isStrong = false,
}: {
  label: string;
  amount: Cents | ReactNode;
  isStrong?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-4 text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures">{typeof amount === 'number' ? formatCents(amount) : amount}</dd>
    </div>
  );
}

interface Props {
  priced: Pick<
    PricedCart,
    | 'lines'
    | 'adjustments'
    | 'shipping'
    | 'shippingMethod'
    | 'shipsNothing'
    | 'isBackordered'
    | 'fees'
    | 'tax'
    | 'includedTax'
    | 'total'
  >;
  /** Why there is no tax to show yet. */
  taxText?: string | null;
  /** Why there is no shipping to show yet. */
  shippingText?: string;
  /** Null where it is not sent before something else happens. */
  orderedAt?: number | null;
}

/** What the lines come to, every discount of the cart by name, shipping, tax, total: the same in drawer, cart, checkout and thank-you. */
export function CartBreakdown({
  priced,
  taxText = null,
  shippingText = shippingLabels.atCheckout,
  orderedAt,
}: Props) {
  const {tax, total} = priced;
  const days = useArrival(orderedAt ?? undefined);
  const hasDays = hasOffers() && !priced.isBackordered && orderedAt !== null;
  const isSent = !priced.shipsNothing && priced.shippingMethod !== null;
  const {shipping, row, included} = toShownTax(priced);
  const shippingAmount = shipping === 0 ? priceLabels.free : (shipping ?? shippingText);
  return (
    <dl className="space-y-2.5">
      {shownRows(priced).map((row) => (
        <Row key={row.label} {...row} />
      ))}
      {isSent && <Row label={cartWords.shipping} amount={shippingAmount} />}
      {isSent && hasDays && days && <Row label={arrivalLabels.arrives} amount={days} />}
      {priced.fees?.map(({name, amount}, place) => (
        <Row key={place} label={name} amount={amount} />
      ))}
      {row && <Row label={row.label} amount={formatCents(row.amount)} />}
      {tax === undefined && taxText !== null && <Row label={taxLabels.tax} amount={taxText} />}
      <Row label={cartWords.total} amount={total} isStrong />
      {included !== null && (
        <div className="text-end text-sm text-ink-soft">
          <dt className="sr-only">{taxLabels.tax}</dt>
          <dd>{taxLabels.includes(formatCents(included))}</dd>
        </div>
      )}
    </dl>
  );
}
