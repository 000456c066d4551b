import {Fragment, useState, type ChangeEvent, type ReactNode} from 'react';
import {SelectField, TextField} from '~/ui/fields/Field';
import {UsRegionOptions} from '~/ui/fields/UsRegionOptions';
import {fetched} from '~/ui/fetched';
import {formatTypedPhone, formatUsPhone} from '~/forms/us-phone';
import {addressLabels} from '~/content/labels/address';
import {
  localForms,
  typingOf,
  usField,
  type AddressPart,
  type FieldProblems,
  type LocalField,
  type TypedAddress,
} from '~/forms/address-rules';
import type {LocalAddresses} from '~/forms/address-rules';
import {useBlurProblems} from './use-blur-problems';

const FormLoader = fetched(() => import('~/ui/fields/FormLoader'));

interface Props {
  /** Absent in a shop that sells to the United States alone. */
  local: LocalAddresses | undefined;
  values: TypedAddress;
  onChange: (field: AddressPart, value: string) => void;
  /** Before every field's name: `billing` for the second address. */
  prefix?: 'billing';
  problems: FieldProblems;
  /** Stands below the names. */
  email?: ReactNode;
  /** Nothing is sent: what a tax needs of an address is enough. */
  isPlaceAlone?: boolean | undefined;
}

const wide = 'col-span-full';
const wideOnPhones = 'col-span-full sm:col-span-1';

const ofUnitedStates = [
  usField('firstName'),
  {...usField('lastName'), endsNames: true},
  usField('address1', wide),
  usField('address2', wide),
  usField('zipCode'),
  usField('city'),
  usField('state', wideOnPhones),
  usField('country', wideOnPhones),
  usField('phone', wide),
];

/** Name, address, city, state, postal code and country, as the browser's autofill knows them. */
export function AddressFields(props: Props) {
  const {local, values, onChange, prefix, problems, email, isPlaceAlone} = props;
  const [, setLearned] = useState('');
  const left = useBlurProblems();
  const change = (field: AddressPart, value: string) => {
    left.type(field, value);
    onChange(field, value);
  };
  const group = prefix ?? (isPlaceAlone ? 'billing' : 'shipping');
  const form = local && localForms.of?.(values.country);
  const isInStates = !form || form.country === 'US';
  const toField = ({name: field, label, autoComplete, options}: LocalField) => {
    const name = prefix ? `${prefix}-${field}` : field;
    const common = {
      label,
      name,
      id: `checkout-${name}`,
      value: values[field],
      autoComplete: `${group} ${autoComplete}`,
      error: problems[name] ?? (isInStates ? left.problemOf(field, values[field]) : null),
      onBlur: () => left.leave(field, values[field]),
      onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(field, target.value),
    };
    if (options || field === 'country' || (!form && field === 'state')) {
      const listed = options ?? local?.[group];
      return (
        <SelectField {...common} hint={!form && field === 'country' && addressLabels.countryHint}>
          {listed?.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          )) ?? (field === 'state' ? <UsRegionOptions /> : unitedStates)}
        </SelectField>
      );
    }
    return (
      <TextField
        {...common}
        {...typingOf(field, isInStates)}
        enterKeyHint="next"
        {...(field === 'phone' &&
          isInStates && {
            onBlur: () => change(field, formatUsPhone(values.phone)),
            onChange: ({target}) =>
              change(
                field,
                formatTypedPhone({
                  before: values.phone,
                  typed: target.value,
                  caret: target.selectionStart,
                }),
              ),
          })}
      />
    );
  };
  const asked = (form?.fields ?? ofUnitedStates).filter(
    ({name}) => !isPlaceAlone || !name.startsWith('address'),
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      {asked.map((field) => (
        <Fragment key={field.name}>
          <div className={field.width}>{toField(field)}</div>
          {field.endsNames && email && <div className={wide}>{email}</div>}
        </Fragment>
      ))}
      {form && form.country !== values.country && (
        <FormLoader key={values.country} country={values.country} onForm={setLearned} />
      )}
    </div>
  );
}

const unitedStates = <option value="US">{addressLabels.unitedStates}</option>;
