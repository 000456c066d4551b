import {useEffect, useId, useRef, useState, type SubmitEvent} from 'react';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {formatCents, zeroCents} from '~adapters/commerce/money';
import {cartFields, cartPath} from '~/cart/cart-form';
import {useCartStore} from '~/cart/cart-store';
import type {Refused} from '~/cart/contents/RefusedNote';
import type {ShownCart} from '~/cart/shown-cart';
import {discountWords} from '~/content/labels/cart';
import {cartLabels} from '~/content/messages/cart';
import {discountMessages} from '~/content/messages/discounts';
import {byRules} from '~/content/shop-rules';
import {inLanguage} from '~/content/language-paths';
import type {FormTool} from '~/forms/form-tool';
import {longestCode} from '~/pricing/constants';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {requestDiscount} from './request-discount';

interface AppliedProps {
  code: string;
  worth: string;
  /** Absent where the server keeps the cart: it is asked to. */
  onRemove: (() => void) | null;
}

function AppliedCode({code, worth, onRemove}: AppliedProps) {
  return (
    <form
      method="post"
      action={inLanguage(cartPath)}
      className="flex items-center justify-between gap-3 rounded-xl bg-sage-light px-4 py-3"
      onSubmit={(event) => {
        if (!onRemove) return;
        event.preventDefault();
        onRemove();
      }}
    >
      <p className="flex items-center gap-2">
        <Icon name="check" className="size-5 text-leaf" />
        <span>
          <strong>{code}</strong> <span className="figures">{worth}</span>
        </span>
      </p>
      <button
        type="submit"
        name={cartFields.act}
        value="take-off"
        aria-label={discountWords.removeCode(code)}
        className="min-h-11 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {cartLabels.remove}
      </button>
    </form>
  );
}

/** What the typed code takes off, and whether it ships the cart free. */
function toWorth({priced}: ShownCart, shipsFree: boolean): string {
  const amount = priced.adjustments.find(({kind}) => kind === 'code')?.amount ?? zeroCents;
  const isFree = shipsFree || priced.freeShipping?.reason === 'code';
  return [
    ...(amount < 0 || !isFree ? [formatCents(amount)] : []),
    ...(isFree ? [byRules(discountWords.freeShipping, discountWords.mayShipFree)] : []),
  ].join(', ');
}

interface Props {
  cart: ShownCart;
  /** The server keeps the cart: it is sent what is typed. */
  isOnServer: boolean;
  /** Why the server refused a code, and what was typed. */
  refused?: Refused | null;
  tool?: FormTool | null;
  /** What is around it says what it is. */
  isUntitled?: boolean;
}

/** Typed code and the pop-up's code; a code is worth what the server says. */
export default function DiscountBox({
  cart,
  isOnServer,
  refused = null,
  tool = null,
  isUntitled = false,
}: Props) {
  const id = useId();
  const own = useCartStore();
  const [isTyped, setTyped] = useState(false);
  const [error, setError] = useState(refused?.message ?? null);
  const [isApplying, setApplying] = useState(false);
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Typed before scripts ran.
  useEffect(() => setTyped(Boolean(field.current?.value.trim())), []);
  // What was pressed disappears: the focus stays in the box.
  const restoreFocus = () => requestAnimationFrame(() => box.current?.focus());
  async function apply(event: SubmitEvent<HTMLFormElement>) {
    if (isOnServer) return;
    event.preventDefault();
    const given = new FormData(event.currentTarget).get(cartFields.code);
    const typed = typeof given === 'string' ? toDiscountCode(given) : '';
    // Not `disabled`: an assistant fills no form that cannot be sent.
    if (typed === '' || isApplying) return;
    setError(null);
    if (typed === own.abandonmentDiscountCode) return setError(discountMessages.alreadyApplied);
    setApplying(true);
    const result = await requestDiscount(typed);
    setApplying(false);
    if (result.status !== 'applied') return setError(result.message);
    setTyped(false);
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
      {!isOnServer && own.abandonmentDiscountCode && (
        <AppliedCode
          code={own.abandonmentDiscountCode}
          worth={discountWords.percentOff(own.abandonmentDiscount)}
          onRemove={remove(own.abandonmentDiscountCode, own.removeAbandonmentDiscount)}
        />
      )}
      {cart.code ? (
        <AppliedCode
          code={cart.code}
          worth={toWorth(cart, !isOnServer && own.discountFreeShipping)}
          onRemove={isOnServer ? null : remove(cart.code, () => own.removeDiscount())}
        />
      ) : (
        <form
          method="post"
          action={inLanguage(cartPath)}
          onSubmit={(event) => void apply(event)}
          {...tool}
        >
          <label
            htmlFor={id}
            className={isUntitled ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
          >
            {discountWords.code}
          </label>
          <div className="flex gap-2">
            <input
              ref={field}
              id={id}
              name={cartFields.code}
              className="field uppercase"
              defaultValue={refused?.typed}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="done"
              spellCheck={false}
              maxLength={longestCode}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : `${id}-error`}
              onInput={({currentTarget: input}) => {
                const code = toDiscountCode(input.value);
                if (code !== input.value) input.value = code;
                setTyped(code !== '');
              }}
            />
            <button
              type="submit"
              name={cartFields.act}
              value="apply"
              className="btn btn-secondary px-5 aria-disabled:opacity-60"
              disabled={isApplying}
              aria-disabled={!isOnServer && !isTyped}
            >
              {isApplying ? cartLabels.applying : cartLabels.apply}
            </button>
          </div>
        </form>
      )}
      {error && (
        <div id={`${id}-error`}>
          <Alert>{error}</Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {cart.codeNotice && <Alert tone="info">{cart.codeNotice.message}</Alert>}
    </div>
  );
}
