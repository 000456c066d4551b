import type {ChangeEvent} from 'react';
import {describeField, FieldFrame} from '~/ui/fields/Field';
import type {FieldProblems} from '~/forms/address-rules';
import type {AskedField} from './additional-answers';
import {Choice, Section} from './Section';
import type {CheckoutTyping} from './use-checkout-values';

interface Asking {
  typing: CheckoutTyping;
  problems: FieldProblems;
}

interface Props extends Asking {
  /** All that the shop asks; shown are those of one place. */
  fields: readonly AskedField[];
  place: AskedField['place'];
  /** They are a section of their own. */
  title?: string | undefined;
}

/** What the shop asks at this place of the form; nothing where it asks nothing. */
export function AdditionalFields({fields, place, title, ...asking}: Props) {
  const asked = fields.filter((field) => field.place === place);
  if (asked.length === 0) return null;
  const shown = (
    <div className="mt-4 space-y-4">
      {asked.map((field) => (
        <Asked key={field.name} field={field} {...asking} />
      ))}
    </div>
  );
  return title ? <Section title={title}>{shown}</Section> : shown;
}

function Asked({
  field: {name, label, type, required, options, maxLength},
  typing: {values, changeAnswer},
  problems,
}: Asking & {field: AskedField}) {
  const id = `checkout-${name}`;
  const value = values.answers[name] ?? '';
  const error = problems[name];
  const words = {label, error};
  const isBox = type === 'checkbox';
  const common = {
    id,
    name,
    required: !!required,
    'data-missing': required,
    ...describeField(id, words),
    onChange: ({target}: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
      changeAnswer(name, isBox && !target.checked ? '' : target.value),
  };
  if (isBox)
    return (
      <div>
        <Choice {...common} label={label} value="1" checked={!!value} />
        {error && (
          <p id={`${id}-error`} className="text-sm text-error">
            {error}
          </p>
        )}
      </div>
    );
  // All three take these; only a list has something in it.
  const Input = (type === 'text' ? 'input' : type) as 'textarea';
  return (
    <FieldFrame id={id} {...words}>
      <Input {...common} className="field" maxLength={maxLength} value={value}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </FieldFrame>
  );
}
