import type {ReactNode} from 'react';
import {checkoutPage} from '~/content/checkout-pages';
import type {PricedCart} from '~/pricing/priced-cart';
import type {FieldProblems} from '~/forms/address-rules';
import type {LocalAddresses} from '~/forms/address-rules';
import {useInBrowser} from '~/ui/use-in-browser';
import {checkoutFields} from '../checkout-fields';
import {AddressFields} from '../address/AddressFields';
import {PaymentPart} from './PaymentPart';
import {Choice, Section} from '../Section';
import type {CheckoutTyping} from '../use-checkout-values';
import {chosenWay, type PaidNow, type Payer, type WaysToPay} from './ways-to-pay';

interface ChoiceProps {
  ways: WaysToPay;
  chosen: string | null;
  onChange: (way: string) => void;
  problems: FieldProblems;
  /** The fields or the sentence of paying at once. */
  children: (way: PaidNow) => ReactNode;
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
  <div className="rounded-card border border-line p-4 has-checked:border-leaf has-checked:bg-sage-light">
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="radio"
        name={checkoutFields.paymentMethod}
        id={`checkout-pay-${id}`}
        value={id}
        className="size-5 shrink-0"
        checked={isChosen}
        onChange={onChoose}
      />
      {title}
    </label>
    <div className="mt-2 empty:hidden">{children}</div>
  </div>
);

/** How to pay, where there is more than one way. The fields of paying at once are there while it is chosen. */
function PaymentChoice({ways, chosen, onChange, problems, ...parts}: ChoiceProps) {
  const {now, later} = ways;
  const current = chosenWay(ways, chosen)?.id;
  if (later.length === 0 && now.length < 2)
    return (
      <>
        {now.map((way) => parts.children(way))}
        {parts.note}
      </>
    );
  const error = problems['paymentMethod'];
  return (
    <fieldset
      className="space-y-3"
      id="checkout-paymentMethod"
      tabIndex={-1}
      aria-describedby={error ? 'checkout-paymentMethod-error' : undefined}
    >
      <legend className="sr-only">{checkoutPage.waysHeading}</legend>
      {now.map((way) => (
        <Way
          key={way.id}
          id={way.id}
          title={way.title}
          isChosen={current === way.id}
          onChoose={() => onChange(way.id)}
        >
          {current === way.id && parts.children(way)}
        </Way>
      ))}
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

interface PaymentProps {
  local: LocalAddresses | undefined;
  ways: WaysToPay;
  /** What else is asked of the second address. */
  more: ReactNode;
  typing: CheckoutTyping;
  priced: PricedCart;
  hasAccount: boolean;
  problems: FieldProblems;
  onPayer: (payer: Payer | null) => void;
  /** Where more can be paid with once scripts run. */
  note: string | null;
}

/** How it is paid, and who pays. Before scripts run the second address is there, too, and shown where it counts. */
export function PaymentSection({
  local,
  more,
  typing,
  priced,
  hasAccount,
  problems,
  onPayer,
  ways,
  note,
}: PaymentProps) {
  const {values, change, changeAddress, changeCard} = typing;
  const isAlive = useInBrowser(() => true);
  return (
    <Section title={checkoutPage.paymentHeading}>
      <PaymentChoice
        ways={ways}
        chosen={values.paymentMethod}
        onChange={(paymentMethod) => change({paymentMethod})}
        problems={problems}
        note={note && <p className="text-sm text-ink-soft">{note}</p>}
      >
        {(way) => (
          <PaymentPart
            key={way.id}
            way={way}
            card={values.card}
            onChange={changeCard}
            problems={problems}
            total={priced.total}
            hasAccount={hasAccount}
            onPayer={onPayer}
          />
        )}
      </PaymentChoice>
      {!priced.shipsNothing && (
        <div>
          <Choice
            label={checkoutPage.billingSame}
            name={checkoutFields.isBillingSame}
            checked={values.isBillingSame}
            onChange={({target}) => change({isBillingSame: target.checked})}
          />
          {!(isAlive && values.isBillingSame) && (
            <div className="mt-5 border-t border-line pt-5 [label:has(:checked)+&]:hidden">
              <h3 className="mb-4 text-xl">{checkoutPage.billingHeading}</h3>
              <AddressFields
                local={local}
                values={values.billing}
                onChange={changeAddress('billing')}
                prefix="billing"
                problems={problems}
              />
              {more}
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
