import {formatCents} from '~adapters/commerce/money';
import {Icon} from '~/ui/Icon';
import type {PricedCart} from '~/pricing/priced-cart';
import {shippingLabels} from '~/content/labels/shipping';
import {freeShippingWords} from '~/content/labels/cart';

/** How far the cart is from free shipping, or when its price is known; absent where nothing is sent. */
export function FreeShippingBar({
  priced: {freeShipping, shipsNothing},
}: {
  priced: Pick<PricedCart, 'freeShipping' | 'shipsNothing'>;
}) {
  if (shipsNothing) return null;
  if (!freeShipping)
    return (
      <p className="flex items-center gap-2 text-sm">
        <Icon name="truck" className="size-5 text-leaf" />
        {shippingLabels.isAtCheckout}
      </p>
    );
  const {reason, remaining, progressPercent} = freeShipping;
  const percent = reason ? 100 : progressPercent;
  return (
    <div>
      <p className="flex items-center gap-2 text-sm">
        <Icon name="truck" className="size-5 text-leaf" />
        {reason ? (
          <span>
            <strong>{freeShippingWords.free}</strong> {freeShippingWords.onThisOrder}
          </span>
        ) : (
          <span>
            <strong className="figures">{formatCents(remaining)}</strong> {freeShippingWords.away}
          </span>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={freeShippingWords.progress}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sage"
      >
        <div
          className="h-full rounded-full bg-leaf transition-[width]"
          style={{width: `${percent}%`}}
        />
      </div>
    </div>
  );
}
