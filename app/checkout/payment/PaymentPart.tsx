import {useState} from 'react';
import type {Card} from '~adapters/payments';
import {CardFields} from '~/checkout/CardFields';
import {PaidElsewhere} from '~/checkout/PaidElsewhere';
import {paymentLabels} from '~/content/messages/payment';
import {fetched} from '~/ui/fetched';
import type {PaymentOptions} from '../payment-options';
import {MissingFields} from './MissingFields';
import {toServiceAmount} from './to-service-amount';
import type {Payer} from './payer';
import type {ServiceFields} from '../checkout-shopper.server';

interface Props extends PaymentOptions {
  card: Card;
  onChange: (field: keyof Card, value: string) => void;
  problem: {field: string; message: string} | null;
  /** In the shop's smallest unit. */
  total: number;
  hasAccount: boolean;
  /** Told how to pay once the service's fields are there. */
  onPayer: (payer: Payer | null) => void;
}

/** How the order is paid: by our card form, by the payment service's own fields, or later. */
export function PaymentPart({takesCards, serviceFields, waysToPay, ...options}: Props) {
  if (serviceFields) return <OwnFields fields={serviceFields} {...options} />;
  if (takesCards)
    return (
      <CardFields values={options.card} problem={options.problem} onChange={options.onChange} />
    );
  return <PaidElsewhere online={waysToPay.online} />;
}

const StripeFields = fetched(() => import('./stripe/StripeFields'));

interface OwnProps extends Pick<Props, 'total' | 'hasAccount' | 'onPayer'> {
  fields: ServiceFields;
}

/** The fields take about the room that is kept for them: nothing below jumps far when they come. */
function OwnFields({fields, total, hasAccount, onPayer}: OwnProps) {
  const [isMissed, setMissed] = useState(false);
  return (
    <div
      id="checkout-payment"
      role="group"
      aria-label={paymentLabels.fields}
      tabIndex={-1}
      className="min-h-60"
    >
      {isMissed && <MissingFields />}
      <StripeFields
        fields={fields}
        amount={toServiceAmount(total, fields)}
        hasAccount={hasAccount}
        onPayer={onPayer}
        onCome={() => setMissed(false)}
        onMissed={() => setMissed(true)}
      />
    </div>
  );
}
