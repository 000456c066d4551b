import {useRef, useState, type SubmitEvent} from 'react';
import {useLoaderData} from 'react-router';
import {formatCents} from '~adapters/commerce/money';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {cartLabels, discountMessages} from '~/content/messages';
import type {StoredCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {byRules} from '~/content/shop-rules';
import {discountWords} from '~/content/labels/discount';
import {useCartImport} from '../cookie-cart/cart-import-store';
import type {ToolData} from '~/forms/form-tool';
import {longestCode} from '~/pricing/constants';
import {requestDiscount, toDiscountCode} from './request-discount';

interface Applied {
  code: string;
  worth: string;
  onRemove: () => void;
}

function AppliedCode({code, worth, onRemove}: Applied) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-xl bg-sage-light px-4 py-3">
      <p className="flex items-center gap-2">
        <Icon name="check" className="size-5 text-leaf" />
        <span>
          <strong>{code}</strong> <span className="figures">{worth}</span>
        </span>
      </p>
      <button
        type="button"
        aria-label={discountWords.removeCode(code)}
        className="min-h-11 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
        onClick={onRemove}
      >
        {cartLabels.remove}
      </button>
    </div>
  );
}

function toWorth({discountAmount, discountFreeShipping}: StoredCart): string {
  const parts = [
    ...(discountAmount > 0 || !discountFreeShipping ? [`-${formatCents(discountAmount)}`] : []),
    ...(discountFreeShipping
      ? [byRules(discountWords.freeShipping, discountWords.mayShipFree)]
      : []),
  ];
  return parts.join(', ');
}

/** Typed code and the pop-up's code; a code is worth what the server says. */
export function DiscountBox() {
  const {tool} = useLoaderData<ToolData>();
  const cart = useCartStore();
  const [typed, setTyped] = useState(() => toDiscountCode(useCartImport.getState().typedCode));
  const [error, setError] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // What was pressed disappears: the focus stays in the box.
  const restoreFocus = () => requestAnimationFrame(() => box.current?.focus());
  async function apply(event: SubmitEvent) {
    event.preventDefault();
    // Not `disabled`: an assistant fills no form that cannot be sent.
    if (typed === '') return;
    setError(null);
    if (typed === cart.abandonmentDiscountCode) return setError(discountMessages.alreadyApplied);
    setApplying(true);
    const result = await requestDiscount(typed);
    setApplying(false);
    if (result.status !== 'applied') return setError(result.message);
    setTyped('');
    setNews(discountMessages.applied(typed));
    restoreFocus();
  }
  const remove = (code: string, takeOff: () => void) => () => {
    takeOff();
    setError(null);
    setNews(discountMessages.removed(code));
    restoreFocus();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={discountWords.discount}
      className="space-y-3 outline-none"
    >
      {cart.abandonmentDiscountCode && (
        <AppliedCode
          code={cart.abandonmentDiscountCode}
          worth={discountWords.percentOff(cart.abandonmentDiscount)}
          onRemove={remove(cart.abandonmentDiscountCode, cart.removeAbandonmentDiscount)}
        />
      )}
      {cart.discountCode ? (
        <AppliedCode
          code={cart.discountCode}
          worth={toWorth(cart)}
          onRemove={remove(cart.discountCode, () => cart.removeDiscount())}
        />
      ) : (
        <form onSubmit={(event) => void apply(event)} {...tool}>
          <label htmlFor="discount-code" className="mb-1.5 block text-sm font-semibold">
            {discountWords.code}
          </label>
          <div className="flex gap-2">
            <input
              id="discount-code"
              name="code"
              className="field uppercase"
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="done"
              spellCheck={false}
              maxLength={longestCode}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : 'discount-error'}
              onChange={(event) => setTyped(toDiscountCode(event.target.value))}
            />
            <button
              type="submit"
              className="btn btn-secondary px-5 aria-disabled:opacity-60"
              disabled={isApplying}
              aria-disabled={typed === ''}
            >
              {isApplying ? cartLabels.applying : cartLabels.apply}
            </button>
          </div>
        </form>
      )}
      {error && (
        <div id="discount-error">
          <Alert>{error}</Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {cart.discountNotice && <Alert tone="info">{cart.discountNotice}</Alert>}
    </div>
  );
}
