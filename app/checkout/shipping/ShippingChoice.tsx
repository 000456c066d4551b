import {formatPrice} from '~/content/labels/price';
import type {ShippingMethod} from '~adapters/commerce/taxes';
import {taxLabels} from '~/content/messages/tax';
import {shippingLabels} from '~/content/labels/shipping';
import {shippingMessages} from '~/content/messages/shipping';
import {Alert} from '~/ui/Alert';
import {priceLabels} from '~/content/labels/controls';
import {RetryAlert} from '../ProblemNote';
import {isNotSent, type ShippingState} from './add-shipping';

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
          label={taxLabels.retry}
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

interface MethodsProps {
  methods: ShippingMethod[];
  chosen: string | null;
  onChange: (method: string) => void;
  isBusy: boolean;
}

/** The shop's ways of sending it, each with its price; where there is one it says which. */
function ShippingMethods({methods, chosen, onChange, isBusy}: MethodsProps) {
  return (
    <fieldset
      className="mt-6 space-y-3"
      id="checkout-shippingMethod"
      tabIndex={-1}
      aria-busy={isBusy}
    >
      <legend className="mb-1.5 text-sm font-semibold">{shippingLabels.methods}</legend>
      {methods.map(({id, title, shown}) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line px-4 py-3 has-checked:border-leaf has-checked:bg-sage-light"
        >
          <input
            type="radio"
            name="shippingMethod"
            value={id}
            className="size-5 shrink-0"
            checked={chosen === id}
            onChange={() => onChange(id)}
          />
          <span className="flex-1 font-semibold">{title}</span>
          <span className="figures">{shown === 0 ? priceLabels.free : formatPrice(shown)}</span>
        </label>
      ))}
    </fieldset>
  );
}
