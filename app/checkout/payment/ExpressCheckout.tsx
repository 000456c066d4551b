import {useState} from 'react';
import type {AdditionalAnswers} from '~adapters/commerce';
import type {OrderResult} from '~/checkout/order-result';
import {paymentLabels} from '~/content/messages/payment';
import type {PricedCart} from '~/pricing/priced-cart';
import {fetched, nowhere} from '~/ui/fetched';
import type {ServiceFields} from './ways-to-pay';

const StripeWallets = fetched(
  import.meta.env.SSR ? nowhere : () => import('./stripe/StripeWallets'),
);

interface Props {
  fields: ServiceFields | null;
  /** Null until it is known. */
  priced: PricedCart | null;
  chargesTax: boolean;
  quotesAlways?: boolean | undefined;
  /** What was answered so far to what the shop asks. */
  answers?: AdditionalAnswers;
  /** What stands there for a shopper without a wallet. */
  otherwise: string;
  onPlaced: (result: OrderResult) => void;
  onRefused?: () => void;
  /** What is around it says what it is. */
  isUntitled?: boolean;
}

/** The shopper's wallets. Their room is kept whether there are any or not, so that nothing below it moves. */
export function ExpressCheckout({fields, otherwise, priced, isUntitled, ...order}: Props) {
  const [hasNone, setNone] = useState(false);
  if (!fields || priced?.total === 0) return null;
  return (
    <section aria-label={paymentLabels.express}>
      {!isUntitled && <h2 className="mb-3 text-lg">{paymentLabels.express}</h2>}
      <div className="min-h-12">
        {hasNone && <p className="text-sm text-ink-soft">{otherwise}</p>}
        {priced && !hasNone && (
          <StripeWallets
            fields={fields}
            {...order}
            priced={priced}
            onNone={() => setNone(true)}
            onMissed={() => setNone(true)}
          />
        )}
      </div>
    </section>
  );
}
