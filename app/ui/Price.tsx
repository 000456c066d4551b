import {formatCents, type Cents} from '~adapters/commerce/money';

interface Props {
  price: Cents;
  /** Struck through when it is higher than the price. */
  regularPrice?: Cents | null;
  className?: string;
}

/** Only the free sample costs nothing. */
export const shownPrice = (price: Cents) => (price === 0 ? 'Free' : formatCents(price));

export function Price({price, regularPrice, className = ''}: Props) {
  if (!regularPrice || regularPrice <= price)
    return <span className={`tabular-nums ${className}`}>{shownPrice(price)}</span>;
  return (
    <span className={`tabular-nums ${className}`}>
      <span className="sr-only">Now </span>
      <span className="text-clay">{shownPrice(price)}</span>{' '}
      <s className="text-[0.75em] font-normal text-ink-soft">
        <span className="sr-only">Regular price </span>
        {formatCents(regularPrice)}
      </s>
    </span>
  );
}
