import {shippingLabels} from '~/content/labels/shipping';
import {shippingMessages} from '~/content/messages/shipping';
import {Alert} from '~/ui/Alert';
import {RetryAlert} from '../ProblemNote';
import {isNotSent} from './add-shipping';
import {ShippingMethods} from './ShippingMethods';
import type {ShippingState} from './shipping-state';

interface Props {
  shipping: ShippingState;
  /** What was chosen; null for what the shop proposes. */
  wished: string | null;
  onChange: (method: string) => void;
  onRetry: () => void;
}

/** How it is sent where the shop's own rules count: asked for once the address is complete (rules: Whose rules). */
export function ShippingChoice({shipping: {status, quote}, wished, ...on}: Props) {
  if (status === 'failed')
    return (
      <div className="mt-6">
        <RetryAlert
          message={shippingMessages.failed}
          label={shippingLabels.retry}
          onRetry={on.onRetry}
        />
      </div>
    );
  if (!quote) return null;
  if (isNotSent(quote)) return <Alert className="mt-6">{shippingMessages.notSent}</Alert>;
  // Chosen is what was pressed, also while its price is on its way.
  const isBusy = status === 'loading';
  const isOffered = quote.methods.some(({id}) => id === wished);
  return (
    <ShippingMethods
      methods={quote.methods}
      chosen={isBusy && isOffered ? wished : quote.method}
      onChange={on.onChange}
      isBusy={isBusy}
    />
  );
}
