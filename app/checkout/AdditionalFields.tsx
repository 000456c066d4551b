import type {AdditionalField} from '~adapters/commerce';
import {answerName} from '~adapters/commerce/additional-fields';
import {checkoutPage} from '~/content/checkout-pages';
import {SelectField, TextField} from '~/ui/Field';
import {TextAreaField} from '~/ui/TextAreaField';
import {Choice} from './Section';
import type {CheckoutTyping} from './use-checkout-values';

interface Props {
  /** All that the shop asks; shown are those of one place. */
  fields: readonly AdditionalField[];
  location: AdditionalField['location'];
  /** Of the second address its own. */
  group?: 'billing';
  typing: CheckoutTyping;
  problem: {field: string; message: string} | null;
}

/** What the shop asks at this place of the form; nothing where it asks nothing. */
export function AdditionalFields({fields, location, group, typing, problem}: Props) {
  const asked = fields.filter((field) => field.location === location);
  if (asked.length === 0) return null;
  const ownGroup = location === 'address' ? (group ?? 'shipping') : 'other';
  return (
    <div className="mt-4 space-y-4 first:mt-0">
      {asked.map((field) => {
        const name = answerName(field, ownGroup);
        return (
          <Asked
            key={name}
            field={field}
            name={name}
            answer={typing.values.answers[name] ?? ''}
            error={problem?.field === name ? problem.message : null}
            onAnswer={(answer) => typing.changeAnswer(name, answer)}
          />
        );
      })}
    </div>
  );
}

interface AskedProps {
  field: AdditionalField;
  name: string;
  answer: string;
  error: string | null;
  onAnswer: (answer: string) => void;
}

function Asked({field, name, answer, error, onAnswer}: AskedProps) {
  const {label, type, required, options, maxLength} = field;
  const own = {id: `checkout-${name}`, name, required: required !== null};
  const typed = {
    ...own,
    label,
    error,
    value: answer,
    onChange: ({target}: {target: {value: string}}) => onAnswer(target.value),
  };
  if (type === 'checkbox')
    return (
      <div>
        <Choice
          {...own}
          label={label}
          value="1"
          checked={answer !== ''}
          aria-invalid={error !== null}
          aria-describedby={error ? `${own.id}-error` : undefined}
          onChange={({target}) => onAnswer(target.checked ? '1' : '')}
        />
        {error && (
          <p id={`${own.id}-error`} className="text-sm text-error">
            {error}
          </p>
        )}
      </div>
    );
  if (type === 'select')
    return (
      <SelectField {...typed}>
        {options.every(({value}) => value !== '') && (
          <option value="">{checkoutPage.choose}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  return type === 'textarea' ? (
    <TextAreaField {...typed} maxLength={maxLength} rows={2} />
  ) : (
    <TextField {...typed} maxLength={maxLength} enterKeyHint="next" />
  );
}
