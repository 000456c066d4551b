import type {Card} from '~adapters/payments';
import type {FieldProblems} from '~/forms/address-rules';
import {TextField} from '~/ui/fields/Field';
import {cardLabels} from '~/content/messages/payment';
import {longestCardName} from '../checkout-validation';
import {formatCardNumber, formatCvv, formatExpiryDate} from './card-input';

interface Props {
  values: Card;
  onChange: (field: keyof Card, value: string) => void;
  problems: FieldProblems;
}

/** The card as typed: it stays in this page's memory and goes to the server once, with the order. */
export default function CardFields({values, onChange, problems}: Props) {
  const bind = (field: keyof Card) => ({
    id: `checkout-${field}`,
    name: field,
    value: values[field],
    error: problems[field],
    enterKeyHint: field === 'cvv' ? ('done' as const) : ('next' as const),
  });
  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <TextField
          label={cardLabels.name}
          autoComplete="cc-name"
          maxLength={longestCardName}
          {...bind('nameOnCard')}
          onChange={(event) => onChange('nameOnCard', event.target.value)}
        />
      </div>
      <div className="col-span-2">
        <TextField
          label={cardLabels.number}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...bind('cardNumber')}
          onChange={(event) => onChange('cardNumber', formatCardNumber(event.target.value))}
        />
      </div>
      <TextField
        label={cardLabels.expiryDate}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        {...bind('expiryDate')}
        onChange={(event) =>
          onChange('expiryDate', formatExpiryDate(event.target.value, values.expiryDate))
        }
      />
      <TextField
        label={cardLabels.cvv}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        {...bind('cvv')}
        onChange={(event) => onChange('cvv', formatCvv(event.target.value))}
      />
    </div>
  );
}
