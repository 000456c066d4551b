import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import {toCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from '~/content/labels/price';
import {discountPopup} from '~/content/campaigns';
import {abandonmentCode, abandonmentPercent} from '~/pricing/constants';
import {priceCart} from '~/pricing/price-cart';
import {useAbandonmentStore} from './abandonment-store';
import {useCartStore} from '~/cart/cart-store';
import {useDiscountStore} from '~/cart/codes/discount-store';
import {priceFacts} from '~adapters/commerce/price-facts';
import {toPricingInput} from '~/cart/use-own-cart';
import {offerRemainingMs} from './due-popup';

/** The cart's total as it is, and with the pop-up's percentage. */
function useTotals() {
  const cart = useCartStore();
  const input = toPricingInput(
    cart,
    useDiscountStore((discounts) => discounts.hasLoyaltyDiscount),
  );
  const original = priceCart({...input, abandonmentPercent: 0}, priceFacts()).total;
  const discounted = priceCart({...input, abandonmentPercent}, priceFacts()).total;
  return {original, discounted, savings: toCents(Math.max(0, original - discounted))};
}

/** Counts down to the end of the offer and then ends it. */
function useRemaining(onEnd: () => void): number {
  const offeredAt = useAbandonmentStore((remembered) => remembered.discountOfferedAt);
  const [now, setNow] = useState(() => Date.now());
  const remainingMs = offerRemainingMs(offeredAt, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (remainingMs === 0) onEnd();
  }, [remainingMs, onEnd]);
  return remainingMs;
}

function Row({label, amount, look = ''}: {label: string; amount: Cents; look?: string}) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="figures">{formatPrice(amount)}</dd>
    </div>
  );
}

/** The pop-up of type discount offer: what the cart costs with and without it. */
export function DiscountOffer({onClose}: {onClose: () => void}) {
  const {original, discounted, savings} = useTotals();
  const remainingMs = useRemaining(onClose);
  const apply = () => {
    useCartStore.getState().applyAbandonmentDiscount(abandonmentCode, abandonmentPercent);
    useAbandonmentStore.getState().markApplied(abandonmentCode);
    onClose();
  };
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{discountPopup.text}</p>
      <p className="mt-3 inline-block rounded-lg border border-dashed border-leaf bg-sage-light px-3 py-1 text-sm font-semibold text-leaf-dark">
        {discountPopup.code(abandonmentCode)}
      </p>
      <dl className="mt-3 space-y-1 text-sm">
        <Row label={discountPopup.originalTotalLabel} amount={original} />
        <Row label={discountPopup.discountedTotalLabel} amount={discounted} />
        <Row label={discountPopup.savingsLabel} amount={savings} look="font-semibold text-leaf" />
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {discountPopup.shippingNote} {discountPopup.expires}{' '}
        <span role="timer" className="font-semibold text-clay figures">
          {discountPopup.remaining(remainingMs)}
        </span>
      </p>
      <div className="mt-4 grid gap-2">
        <Link to={discountPopup.apply.href} className="btn btn-primary" onClick={apply}>
          {discountPopup.apply.label}
        </Link>
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {discountPopup.dismiss}
        </button>
      </div>
    </>
  );
}
