import {useEffect, useState, type ReactNode} from 'react';
import {formatCents} from '~adapters/commerce/money';
import {Alert} from '~/components/ui/Alert';
import {TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import {cartLabels} from '~/content/messages';
import type {OrderResult} from '~/lib/order-result';
import type {PricedCart} from '~/pricing/priced-cart';
import {AddressFields, type AddressValues} from './AddressFields';
import {CardFields, type CardValues} from './CardFields';
import {emptyAddress, emptyCard, type CheckoutValues} from './checkout-form';
import {useCheckout} from './use-checkout';

function Section({title, children}: {title: string; children: ReactNode}) {
  return (
    <section className="card p-6">
      <h2 className="mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

interface Props {
  email: string;
  savedAddress: AddressValues | null;
  takesCards: boolean;
  priced: PricedCart;
  onPlaced: (result: OrderResult) => void;
}

export function CheckoutForm({email, savedAddress, takesCards, priced, onPlaced}: Props) {
  const [values, setValues] = useState<CheckoutValues>({
    email,
    shipping: savedAddress ?? emptyAddress,
    billing: emptyAddress,
    isBillingSame: true,
    card: emptyCard,
  });
  const {problem, isProcessing, placeOrder} = useCheckout({takesCards, priced, onPlaced});
  const fieldProblem = problem?.field ? {field: problem.field, message: problem.message} : null;
  useEffect(() => {
    if (problem?.field) document.getElementById(`checkout-${problem.field}`)?.focus();
  }, [problem]);
  const changeAddress =
    (which: 'shipping' | 'billing') => (field: keyof AddressValues, value: string) =>
      setValues((now) => ({...now, [which]: {...now[which], [field]: value}}));
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void placeOrder(values);
      }}
    >
      <Section title="Shipping">
        <div className="mb-4">
          <TextField
            id="checkout-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            value={values.email}
            error={fieldProblem?.field === 'email' ? fieldProblem.message : null}
            onChange={(event) => setValues((now) => ({...now, email: event.target.value}))}
          />
        </div>
        <AddressFields
          values={values.shipping}
          onChange={changeAddress('shipping')}
          problem={fieldProblem}
        />
      </Section>
      <Section title="Payment">
        {takesCards ? (
          <CardFields
            values={values.card}
            problem={fieldProblem}
            onChange={(field: keyof CardValues, value) =>
              setValues((now) => ({...now, card: {...now.card, [field]: value}}))
            }
          />
        ) : (
          <p className="flex gap-3 text-ink-soft">
            <Icon name="lock" className="mt-0.5 size-5 text-leaf" />
            You pay on our secure payment page in the next step, so we do not ask for your card
            here.
          </p>
        )}
        <label className="mt-6 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={values.isBillingSame}
            onChange={(event) =>
              setValues((now) => ({...now, isBillingSame: event.target.checked}))
            }
          />
          Billing address is the same as shipping
        </label>
        {!values.isBillingSame && (
          <div className="mt-5 border-t border-line pt-5">
            <h3 className="mb-4 text-xl">Billing address</h3>
            <AddressFields
              values={values.billing}
              onChange={changeAddress('billing')}
              prefix="billing"
              problem={fieldProblem}
            />
          </div>
        )}
      </Section>
      {problem && <Alert>{problem.message}</Alert>}
      <button type="submit" className="btn btn-primary w-full text-lg" disabled={isProcessing}>
        {isProcessing
          ? cartLabels.placingOrder
          : `${cartLabels.placeOrder} - ${formatCents(priced.total)}`}
      </button>
    </form>
  );
}
