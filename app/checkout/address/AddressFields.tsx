import type {ChangeEvent, ReactNode} from 'react';
import {SelectField, TextField} from '~/ui/Field';
import {UsRegionOptions} from '~/ui/UsRegionOptions';
import {formatTypedPhone, formatUsPhone} from '~/forms/us-phone';
import {addressLabels} from '~/content/labels/address';
import {
  addressLimits,
  type AddressPart,
  type FieldProblems,
  type TypedAddress,
} from '~/forms/address-rules';
import {useBlurProblems} from './use-blur-problems';

interface Props {
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

/** Name, address, city, state, ZIP code and country, as the browser's autofill knows them. */
export function AddressFields(props: Props) {
  const {values, onChange, prefix, problems, email, isPlaceAlone} = props;
  const left = useBlurProblems();
  const change = (field: AddressPart, value: string) => {
    left.type(field, value);
    onChange(field, value);
  };
  const group = prefix ?? (isPlaceAlone ? 'billing' : 'shipping');
  const bind = (field: AddressPart, autoComplete: string) => {
    const name = prefix ? `${prefix}-${field}` : field;
    return {
      name,
      id: `checkout-${name}`,
      value: values[field],
      autoComplete: `${group} ${autoComplete}`,
      error: problems[name] ?? left.problemOf(field, values[field]),
      maxLength: addressLimits[field],
      enterKeyHint: 'next' as const,
      onBlur: () => left.leave(field, values[field]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(field, event.target.value),
    };
  };
  const bindList = (field: AddressPart, autoComplete: string) => {
    const {maxLength: _maxLength, enterKeyHint: _enterKeyHint, ...list} = bind(field, autoComplete);
    return list;
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField label={addressLabels.firstName} {...bind('firstName', 'given-name')} />
      <TextField label={addressLabels.lastName} {...bind('lastName', 'family-name')} />
      {email && <div className="col-span-full">{email}</div>}
      {!isPlaceAlone && (
        <>
          <div className="col-span-full">
            <TextField label={addressLabels.address1} {...bind('address1', 'address-line1')} />
          </div>
          <div className="col-span-full">
            <TextField label={addressLabels.address2} {...bind('address2', 'address-line2')} />
          </div>
        </>
      )}
      <TextField
        label={addressLabels.zipCode}
        inputMode="numeric"
        {...bind('zipCode', 'postal-code')}
      />
      <TextField label={addressLabels.city} {...bind('city', 'address-level2')} />
      <div className="col-span-full grid gap-4 sm:grid-cols-2">
        <SelectField label={addressLabels.state} {...bindList('state', 'address-level1')}>
          <UsRegionOptions />
        </SelectField>
        <SelectField
          label={addressLabels.country}
          hint={addressLabels.countryHint}
          {...bindList('country', 'country')}
        >
          <option value="US">{addressLabels.unitedStates}</option>
        </SelectField>
      </div>
      <div className="col-span-full">
        <TextField
          label={addressLabels.phone}
          type="tel"
          {...bind('phone', 'tel')}
          onChange={({target}) =>
            change(
              'phone',
              formatTypedPhone({
                before: values.phone,
                typed: target.value,
                caret: target.selectionStart,
              }),
            )
          }
          onBlur={() => change('phone', formatUsPhone(values.phone))}
        />
      </div>
    </div>
  );
}
