import type {ReactNode} from 'react';
import {checkoutPage} from '~/content/checkout-pages';
import {checkoutFields, payNow} from './checkout-fields';
import {chosenOffline, type WaysToPay} from './ways-to-pay';

interface Props {
  ways: WaysToPay;
  /** The way of paying later that was chosen; null for paying at once. */
  chosen: string | null;
  onChange: (later: string | null) => void;
  /** Of paying at once: `Card`. */
  ownTitle: string;
  problem: {field: string; message: string} | null;
  /** The fields or the sentence of paying at once. */
  children: ReactNode;
  /** What stands below. */
  note: ReactNode;
}

interface WayProps {
  id: string;
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Way = ({id, title, isChosen, onChoose, children}: WayProps) => (
  <div className="rounded-card border border-line p-4 has-checked:border-leaf has-checked:bg-sage-light/40">
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="radio"
        name={checkoutFields.paymentMethod}
        id={`checkout-pay-${id}`}
        value={id}
        className="size-5 shrink-0 accent-leaf"
        checked={isChosen}
        onChange={onChoose}
      />
      {title}
    </label>
    <div className="mt-2 empty:hidden">{children}</div>
  </div>
);

/** How to pay, where there is more than one way. The fields of paying at once are there while it is chosen. */
export function PaymentChoice({ways, chosen, onChange, ownTitle, problem, ...parts}: Props) {
  const {later, hasOnline} = ways;
  const current = chosenOffline(ways, chosen);
  if (later.length === 0)
    return (
      <>
        {hasOnline && parts.children}
        {parts.note}
      </>
    );
  const error = problem?.field === 'paymentMethod' ? problem.message : null;
  return (
    <fieldset
      className="space-y-3"
      id="checkout-paymentMethod"
      tabIndex={-1}
      aria-describedby={error ? 'checkout-paymentMethod-error' : undefined}
    >
      <legend className="sr-only">{checkoutPage.waysHeading}</legend>
      {hasOnline && (
        <Way
          id={payNow}
          title={ownTitle}
          isChosen={current === null}
          onChoose={() => onChange(null)}
        >
          {current === null && parts.children}
        </Way>
      )}
      {later.map(({id, title, description}) => (
        <Way key={id} id={id} title={title} isChosen={current === id} onChoose={() => onChange(id)}>
          {description && <p className="text-ink-soft">{description}</p>}
          <p className="mt-1 text-sm text-ink-soft">{checkoutPage.paidAfterwards}</p>
        </Way>
      ))}
      {parts.note}
      {error && (
        <p id="checkout-paymentMethod-error" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
