import {controlLabels} from '~/content/labels/controls';
import {Icon} from './Icon';

interface Props {
  quantity: number;
  onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  label: string;
  minimum?: number;
  maximum?: number;
  isSmall?: boolean;
}

/** Minus, number, plus. `minimum` 0 lets a cart line be taken out by the minus button. */
export function QuantityStepper({
  quantity,
  onChange,
  label,
  minimum = 1,
  maximum = 99,
  isSmall = false,
}: Props) {
  const side = `grid place-items-center rounded-full text-leaf hover:bg-sage-light disabled:text-ink-soft/40 ${isSmall ? 'size-9' : 'size-11'}`;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-line bg-white"
    >
      <button
        type="button"
        className={side}
        aria-label={controlLabels.decreaseQuantity}
        disabled={quantity <= minimum}
        onClick={() => onChange(Math.max(minimum, quantity - 1))}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold figures" aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={side}
        aria-label={controlLabels.increaseQuantity}
        disabled={quantity >= maximum}
        onClick={() => onChange(Math.min(maximum, quantity + 1))}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
