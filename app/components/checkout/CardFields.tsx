import {TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import {formatCardNumber, formatCvv, formatExpiryDate} from '~/lib/card-input';

export interface CardValues {
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
}

interface Props {
  values: CardValues;
  onChange: (field: keyof CardValues, value: string) => void;
  problem: {field: string; message: string} | null;
}

/** The card as typed: it stays in this page's memory and goes to the server once, with the order. */
export function CardFields({values, onChange, problem}: Props) {
  const bind = (field: keyof CardValues) => ({
    id: `checkout-${field}`,
    name: field,
    value: values[field],
    error: problem?.field === field ? problem.message : null,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Name on card"
          autoComplete="cc-name"
          {...bind('nameOnCard')}
          onChange={(event) => onChange('nameOnCard', event.target.value)}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...bind('cardNumber')}
          onChange={(event) => onChange('cardNumber', formatCardNumber(event.target.value))}
        />
      </div>
      <TextField
        label="Expiry date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        {...bind('expiryDate')}
        onChange={(event) =>
          onChange('expiryDate', formatExpiryDate(event.target.value, values.expiryDate))
        }
      />
      <TextField
        label="CVV"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        {...bind('cvv')}
        onChange={(event) => onChange('cvv', formatCvv(event.target.value))}
      />
      <p className="flex items-center gap-2 text-sm text-ink-soft sm:col-span-2">
        <Icon name="lock" className="size-4" />
        Your card is sent once, encrypted, and never stored by us.
      </p>
    </div>
  );
}
