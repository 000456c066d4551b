import type {ReactNode} from 'react';
import {checkoutPage} from '~/content/checkout-pages';
import {chosenOffline, type WaysToPay, type WayToPay} from './ways-to-pay';

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
}

interface WayProps {
  id: string;
  title: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Way({id, title, isChosen, onChoose, children}: WayProps) {
  return (
    <div
      className={`rounded-card border p-4 ${isChosen ? 'border-leaf bg-sage-light/40' : 'border-line'}`}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="radio"
          name="paymentMethod"
          id={`checkout-pay-${id}`}
          value={id}
          className="size-5 shrink-0 accent-leaf"
          checked={isChosen}
          onChange={onChoose}
        />
        {title}
      </label>
      {isChosen && <div className="mt-3">{children}</div>}
    </div>
  );
}

const Description = ({way}: {way: WayToPay | undefined}) => (
  <>
    {way?.description && <p className="text-ink-soft">{way.description}</p>}
    <p className="mt-1 text-sm text-ink-soft">{checkoutPage.paidAfterwards}</p>
  </>
);

/** How to pay, where there is more than one way; the chosen one shows what belongs to it. */
export function PaymentChoice({ways, chosen, onChange, ownTitle, problem, children}: Props) {
  const {later, hasOnline} = ways;
  const current = chosenOffline(ways, chosen);
  if (later.length === 0) return children;
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
        <Way id="now" title={ownTitle} isChosen={current === null} onChoose={() => onChange(null)}>
          {children}
        </Way>
      )}
      {later.map((way) => (
        <Way
          key={way.id}
          id={way.id}
          title={way.title}
          isChosen={current === way.id}
          onChoose={() => onChange(way.id)}
        >
          <Description way={way} />
        </Way>
      ))}
      {error && (
        <p id="checkout-paymentMethod-error" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
