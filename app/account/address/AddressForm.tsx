import {useState} from 'react';
import {Alert} from '~/ui/Alert';
import {SelectField, TextField} from '~/ui/fields/Field';
import {accountLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {UsRegionOptions} from '~/ui/fields/UsRegionOptions';
import {
  learnForms,
  localForms,
  typingOf,
  usField,
  type LocalAddresses,
  type LocalField,
  type LocalForm,
} from '~/forms/address-rules';
import type {FormAnswer, ShownRefusal} from '~/forms/refusals';
import {fetched} from '~/ui/fetched';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {localAddress} from '~/content/labels/local-address';
import {shownCountry} from './shown-country';

const FormLoader = fetched(() => import('~/ui/fields/FormLoader'));

/** What became of the address, and the fields of its country. */
export type AddressAnswer = FormAnswer & {forms?: LocalForm[]};

interface Props {
  /** Of the book; empty for the first one, `new` for another. */
  id: string;
  /** As saved; empty texts when nothing is. */
  address: Record<string, string>;
  /** Absent in a shop that sells to the United States alone. */
  local: LocalAddresses | undefined;
  /** Not saved yet: the newest order goes there. */
  isOfOrder: boolean;
  posted: AddressAnswer | undefined;
}

const wide = 'sm:col-span-2';

const ofUnitedStates = [
  usField('firstName'),
  usField('lastName'),
  usField('address1', wide),
  usField('address2', wide),
  usField('city'),
  usField('state'),
  usField('zipCode'),
  usField('phone'),
];

interface FieldsProps extends Pick<Props, 'local'> {
  values: Record<string, string>;
  refusals: ShownRefusal[];
}

/** Uncontrolled: another country's fields keep what was typed into those that both have. */
function AddressParts({local, values, refusals}: FieldsProps) {
  const [country, setCountry] = useState(values['country'] ?? '');
  const [shown, setShown] = useState(country);
  // It may have been chosen before scripts ran.
  const [read] = useState(() => (select: HTMLSelectElement | null) => {
    if (select) setCountry(select.value);
  });
  const form = local && localForms.of?.(shown);
  const toField = ({name, label, autoComplete, options}: LocalField) => {
    const common = {
      name,
      label,
      autoComplete: `shipping ${autoComplete}`,
      defaultValue: values[name] ?? '',
      error: refusals.find(({field}) => field === name)?.message,
    };
    const choices = name === 'country' ? local?.shipping : options;
    if (!choices && (form || name !== 'state'))
      return (
        <TextField
          {...common}
          {...typingOf(name, !form || form.country === 'US')}
          enterKeyHint={name === 'phone' ? 'done' : 'next'}
        />
      );
    return (
      <SelectField
        {...common}
        {...(name === 'country' && {ref: read, onChange: ({target}) => setCountry(target.value)})}
      >
        {choices?.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        )) ?? <UsRegionOptions />}
      </SelectField>
    );
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(form?.fields ?? ofUnitedStates).map((field) => (
        <div key={field.options ? `${shown}-${field.name}` : field.name} className={field.width}>
          {toField(field)}
          {field.name === 'country' && (
            // Scripts read nothing in it.
            <noscript>
              {import.meta.env.SSR && (
                <button className="btn btn-secondary mt-3">{localAddress.changeCountry}</button>
              )}
            </noscript>
          )}
        </div>
      ))}
      {form && <input type="hidden" name={shownCountry} value={shown} />}
      {form && country !== shown && country !== '' && (
        <FormLoader key={country} country={country} onForm={setShown} />
      )}
    </div>
  );
}

/** The shipping address that the checkout fills in. */
export function AddressForm({id, address, local, isOfOrder, posted}: Props) {
  useState(() => {
    if (!local || import.meta.env.SSR) return;
    learnForms(local.forms);
    learnForms(posted?.forms);
  });
  return (
    <AnswerForm
      action="/account"
      posted={posted}
      revalidates
      onDone={(_message, _typed, form) => id === 'new' && form.reset()}
    >
      {({isWaiting, refusals, message, typed}) => (
        <>
          <input type="hidden" name="id" value={id} />
          {isOfOrder && <Alert tone="info">{accountLabels.addressOfOrder}</Alert>}
          <AddressParts local={local} values={typed ?? address} refusals={refusals} />
          <FormNote refusals={refusals} message={message} />
          <button type="submit" className="btn btn-primary" aria-disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : accountLabels.saveAddress}
          </button>
        </>
      )}
    </AnswerForm>
  );
}
