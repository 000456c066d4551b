import {formatCents} from '~adapters/commerce/money';
import type {ShownRefunds} from './order-progress';

/** What came back of an order's money, with days and reasons, and the total after it; nothing where nothing did. */
export function OrderRefunds({given, left, leftLabel}: ShownRefunds) {
  if (given.length === 0) return null;
  return (
    <dl className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
      {given.map(({amount, label, what}, place) => (
        <div key={place} className="flex justify-between gap-4">
          <dt className="min-w-0">
            {label}
            {what.map((reason) => (
              <span key={reason} className="block break-words text-ink-soft">
                {reason}
              </span>
            ))}
          </dt>
          <dd className="figures">-{formatCents(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
        <dt>{leftLabel}</dt>
        <dd className="figures">{formatCents(left)}</dd>
      </div>
    </dl>
  );
}
