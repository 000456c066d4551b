import {formatPrice} from '~adapters/commerce/money';
import type {ShippingMethod} from '~adapters/commerce/taxes';
import {priceLabels} from '~/content/labels/controls';
import {shippingLabels} from '~/content/labels/shipping';

interface MethodsProps {
  methods: ShippingMethod[];
  chosen: string | null;
  onChange: (method: string) => void;
  isBusy: boolean;
}

/** The shop's ways of sending it, each with its price; where there is one it says which. */
export function ShippingMethods({methods, chosen, onChange, isBusy}: MethodsProps) {
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
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line px-4 py-3 has-checked:border-leaf has-checked:bg-sage-light/40"
        >
          <input
            type="radio"
            name="shippingMethod"
            value={id}
            className="size-5 shrink-0 accent-leaf"
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
