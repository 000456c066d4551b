import {useState} from 'react';
import type {Card} from '~adapters/payments';
import {paymentLabels} from '~/content/messages/payment';
import type {FieldProblems} from '~/forms/address-rules';
import {fetched, nowhere} from '~/ui/fetched';
import {Icon} from '~/ui/Icon';
import {checkoutPage} from '~/content/checkout-pages';
import type {PaidNow, Payer, WayToPay, ServiceFields} from './ways-to-pay';
import {MissingFields} from '../ProblemNote';
import {toServiceAmount} from './to-service-amount';

interface Props {
  way: PaidNow;
  card: Card;
  onChange: (field: keyof Card, value: string) => void;
  problems: FieldProblems;
  /** In the shop's smallest unit. */
  total: number;
  hasAccount: boolean;
  /** Told how to pay once the service's fields are there. */
  onPayer: (payer: Payer | null) => void;
}

/** How the order is paid at once: by our card form, by the payment service's own fields, or on the shop's page. */
export function PaymentPart({way: {fields, takesCards, online}, ...options}: Props) {
  if (fields) return <OwnFields fields={fields} {...options} />;
  if (takesCards) return <OwnCard {...options} />;
  return <PaidElsewhere online={online} />;
}

const CardFields = fetched(() => import('./CardFields'));

/** No real shop has our card form: it is fetched where it is wanted, into its room. */
function OwnCard({card, problems, onChange}: Pick<Props, 'card' | 'problems' | 'onChange'>) {
  const [isMissed, setMissed] = useState(false);
  return (
    <div className="min-h-66">
      {isMissed && <MissingFields />}
      <CardFields
        values={card}
        problems={problems}
        onChange={onChange}
        onMissed={() => setMissed(true)}
      />
    </div>
  );
}

const StripeFields = fetched(import.meta.env.SSR ? nowhere : () => import('./stripe/StripeFields'));

/** By their gateways. */
const serviceFields: Record<string, typeof StripeFields> = {stripe: StripeFields};

interface OwnProps extends Pick<Props, 'total' | 'hasAccount' | 'onPayer'> {
  fields: ServiceFields;
}

/** The fields take about the room that is kept for them: nothing below jumps far when they come. */
function OwnFields({fields, total, hasAccount, onPayer}: OwnProps) {
  const [isMissed, setMissed] = useState(false);
  const Fields = serviceFields[fields.gateway] ?? MissingFields;
  return (
    <div
      id="checkout-payment"
      role="group"
      aria-label={paymentLabels.fields}
      tabIndex={-1}
      className="min-h-60"
    >
      {isMissed && <MissingFields />}
      <Fields
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

/** What the shop's own page takes, before the shopper goes there. */
function PaidElsewhere({online}: {online: WayToPay[]}) {
  return (
    <>
      <p className="flex gap-3 text-ink-soft">
        <Icon name="lock" className="mt-0.5 size-5 shrink-0 text-leaf" />
        {checkoutPage.paidLater}
      </p>
      {online.length > 0 && (
        <ul aria-label={checkoutPage.onlineHeading} className="mt-4 flex flex-wrap gap-2">
          {online.map(({title, description}) => (
            <li key={title} className="rounded-card bg-sand px-4 py-2.5">
              <span className="font-semibold">{title}</span>
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
