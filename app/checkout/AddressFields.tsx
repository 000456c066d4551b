import type {ChangeEvent} from 'react';
import {SelectField, TextField} from '~/ui/Field';
import {usStates} from '~/content/us-states';
import {addressLimits, type AddressPart, type TypedAddress} from '~/platform/address-rules';

interface Props {
  values: TypedAddress;
  onChange: (field: AddressPart, value: string) => void;
  /** Before every field's name: `billing` tells the second address from the first. */
  prefix?: 'billing';
  problem: {field: string; message: string} | null;
}

/** Name, address, city, state, ZIP code and country, as the browser's autofill knows them. */
export function AddressFields({values, onChange, prefix, problem}: Props) {
  const group = prefix ?? 'shipping';
  const bind = (field: AddressPart, autoComplete: string) => {
    const name = prefix ? `${prefix}-${field}` : field;
    return {
      name,
      id: `checkout-${name}`,
      value: values[field],
      autoComplete: `${group} ${autoComplete}`,
      error: problem?.field === name ? problem.message : null,
      maxLength: addressLimits[field],
      enterKeyHint: 'next' as const,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        onChange(field, event.target.value),
    };
  };
  const bindList = (field: AddressPart, autoComplete: string) => {
    const {maxLength: _maxLength, enterKeyHint: _enterKeyHint, ...list} = bind(field, autoComplete);
    return list;
  };
  return (
    <div className="grid grid-cols-6 gap-4 [&>*]:col-span-3">
      <TextField label="First name" {...bind('firstName', 'given-name')} />
      <TextField label="Last name" {...bind('lastName', 'family-name')} />
      <div className="!col-span-full">
        <TextField label="Address" {...bind('address1', 'address-line1')} />
      </div>
      <div className="!col-span-full">
        <TextField label="Apartment, suite (optional)" {...bind('address2', 'address-line2')} />
      </div>
      <div className="!col-span-full sm:!col-span-3">
        <TextField label="City" {...bind('city', 'address-level2')} />
      </div>
      <SelectField label="State" {...bindList('state', 'address-level1')}>
        <option value="">Choose a state</option>
        {Object.entries(usStates).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="ZIP code" inputMode="numeric" {...bind('zipCode', 'postal-code')} />
      <div className="!col-span-full sm:!col-span-3">
        <SelectField label="Country" {...bindList('country', 'country')}>
          <option value="US">United States</option>
        </SelectField>
      </div>
      <div className="!col-span-full">
        <TextField label="Phone (optional)" type="tel" {...bind('phone', 'tel')} />
      </div>
    </div>
  );
}
