import {useState, type SubmitEvent} from 'react';
import {formatCents} from '~adapters/commerce/money';
import {Alert} from '~/components/ui/Alert';
import {Icon} from '~/components/ui/Icon';
import {cartLabels, discountMessages} from '~/content/messages';
import {useCartStore} from '~/stores/cart-store';
import {requestDiscount} from '~/stores/request-discount';

function AppliedCode({code, worth, onRemove}: {code: string; worth: string; onRemove: () => void}) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-xl bg-sage-light px-4 py-3">
      <p className="flex items-center gap-2">
        <Icon name="check" className="size-5 text-leaf" />
        <span>
          <strong>{code}</strong> <span className="tabular-nums">{worth}</span>
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
        onClick={onRemove}
      >
        {cartLabels.remove}
      </button>
    </div>
  );
}

/** Typed code and the pop-up's code; a code is worth what the server says (spec 1 §4, §5). */
export function DiscountBox() {
  const cart = useCartStore();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  async function apply(event: SubmitEvent) {
    event.preventDefault();
    if (isApplying || typed === '') return;
    setError(null);
    if (typed === cart.abandonmentDiscountCode) return setError(discountMessages.alreadyApplied);
    setApplying(true);
    const result = await requestDiscount(typed);
    setApplying(false);
    if (result.status === 'applied') setTyped('');
    else setError(result.message);
  }
  return (
    <div className="space-y-3">
      {cart.abandonmentDiscountCode && (
        <AppliedCode
          code={cart.abandonmentDiscountCode}
          worth={`${cart.abandonmentDiscount}% off`}
          onRemove={cart.removeAbandonmentDiscount}
        />
      )}
      {cart.discountCode ? (
        <AppliedCode
          code={cart.discountCode}
          worth={cart.discountAmount > 0 ? `-${formatCents(cart.discountAmount)}` : 'Free shipping'}
          onRemove={() => cart.removeDiscount()}
        />
      ) : (
        <form onSubmit={(event) => void apply(event)}>
          <label htmlFor="discount-code" className="mb-1.5 block text-sm font-semibold">
            Discount code
          </label>
          <div className="flex gap-2">
            <input
              id="discount-code"
              className="field uppercase"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== null}
              onChange={(event) => setTyped(event.target.value.trim().toUpperCase())}
            />
            <button
              type="submit"
              className="btn btn-secondary px-5"
              disabled={typed === '' || isApplying}
            >
              {isApplying ? cartLabels.applying : cartLabels.apply}
            </button>
          </div>
        </form>
      )}
      {error && <Alert>{error}</Alert>}
      {cart.discountNotice && <Alert tone="info">{cart.discountNotice}</Alert>}
    </div>
  );
}
