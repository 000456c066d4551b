import {Elements, PaymentElement, useElements, useStripe} from '@stripe/react-stripe-js';
import type {StripePaymentElementOptions} from '@stripe/stripe-js';
import {useEffect, useEffectEvent, useState} from 'react';
import {MissingFields} from '~/checkout/ProblemNote';
import type {Payer, ServiceFields} from '~/checkout/payment/ways-to-pay';
import {paymentLabels} from '~/content/messages/payment';
import {toElementsOptions, useStripeConnection} from './use-stripe-connection';
import {createStripePayer} from './stripe-payer';

interface Props {
  fields: ServiceFields;
  /** The total as the page shows it, in Stripe's smallest unit; the server charges what the order costs. */
  amount: number;
  hasAccount: boolean;
  /** Told how to pay once the fields are there, and null when they are gone. */
  onPayer: (payer: Payer | null) => void;
  /** Told once this code is there. */
  onCome: () => void;
}

/** Our form has asked who pays; the wallets stand above it. */
const options: StripePaymentElementOptions = {
  layout: {type: 'accordion', defaultCollapsed: false, radios: 'always'},
  fields: {billingDetails: {email: 'never', address: 'never'}},
  wallets: {applePay: 'never', googlePay: 'never'},
};

/** Stripe's Payment Element: every way of paying that the owner's account offers. */
export default function StripeFields({fields, amount, hasAccount, onPayer, onCome}: Props) {
  const connection = useStripeConnection({fields, needsSaved: hasAccount});
  const notifyReady = useEffectEvent(onCome);
  useEffect(() => notifyReady(), []);
  if (connection.status === 'failed') return <MissingFields />;
  if (connection.status === 'loading') return <Loading />;
  const {stripe, saved} = connection;
  const session = saved ? {customerSessionClientSecret: saved} : {};
  return (
    <Elements stripe={stripe} options={{...toElementsOptions(fields, amount), ...session}}>
      <PaymentFields onPayer={onPayer} />
    </Elements>
  );
}

const Loading = () => (
  <p role="status" className="text-ink-soft">
    {paymentLabels.loading}
  </p>
);

function PaymentFields({onPayer}: Pick<Props, 'onPayer'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'ready' || !stripe || !elements) return;
    onPayer(createStripePayer(stripe, elements));
    return () => onPayer(null);
  }, [state, stripe, elements, onPayer]);
  return (
    <>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <MissingFields />}
      <PaymentElement
        options={options}
        onReady={() => setState('ready')}
        onLoadError={() => setState('failed')}
      />
    </>
  );
}
