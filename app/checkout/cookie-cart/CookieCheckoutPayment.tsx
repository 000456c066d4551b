import {checkoutPage} from '~/content/checkout-pages';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import {PaidElsewhere} from '../PaidElsewhere';
import {chosenOffline, type WaysToPay} from '../ways-to-pay';
import type {ReactNode} from 'react';
import {checkoutFields, payNow} from './cookie-checkout';

interface Props {
  /** Those that need no script. */
  ways: WaysToPay;
  /** More can be paid with once scripts run. */
  hasMore: boolean;
  chosen: string | null;
  error: string | null;
}

interface WayProps {
  id: string;
  title: string;
  isChosen: boolean;
  children: ReactNode;
}

function Way({id, title, isChosen, children}: WayProps) {
  return (
    <div className="rounded-card border border-line p-4 has-checked:border-leaf has-checked:bg-sage-light/40">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="radio"
          name={checkoutFields.paymentMethod}
          value={id}
          className="size-5 shrink-0 accent-leaf"
          defaultChecked={isChosen}
        />
        {title}
      </label>
      <div className="mt-2">{children}</div>
    </div>
  );
}

/** Every way of paying that needs no script, each with what belongs to it. */
export function CookieCheckoutPayment({ways, hasMore, chosen, error}: Props) {
  const current = chosenOffline(ways, chosen);
  const errorId = 'checkout-paymentMethod-error';
  const more = hasMore && (
    <p className="text-sm text-ink-soft">{cookieCartMessages.scriptsToPay}</p>
  );
  if (ways.later.length === 0)
    return ways.hasOnline ? <PaidElsewhere online={ways.online} /> : more;
  return (
    <fieldset
      className="space-y-3"
      id="checkout-paymentMethod"
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="sr-only">{checkoutPage.waysHeading}</legend>
      {ways.hasOnline && (
        <Way id={payNow} title={checkoutPage.payOnline} isChosen={current === null}>
          <PaidElsewhere online={ways.online} />
        </Way>
      )}
      {ways.later.map(({id, title, description}) => (
        <Way key={id} id={id} title={title} isChosen={current === id}>
          {description && <p className="text-ink-soft">{description}</p>}
          <p className="mt-1 text-sm text-ink-soft">{checkoutPage.paidAfterwards}</p>
        </Way>
      ))}
      {more}
      {error && (
        <p id={errorId} className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
