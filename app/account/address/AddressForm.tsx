import {Alert} from '~/ui/Alert';
import {SelectField, TextField} from '~/ui/fields/Field';
import {accountLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {UsRegionOptions} from '~/ui/fields/UsRegionOptions';
import {addressLimits} from '~/forms/address-rules';
import type {FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {addressLabels} from '~/content/labels/address';

interface Props {
  /** As saved; empty texts when nothing is. */
  address: Record<string, string>;
  /** Not saved yet: the newest order goes there. */
  isOfOrder: boolean;
  posted: FormAnswer | undefined;
}

const fields = [
  {name: 'firstName', label: addressLabels.firstName, autoComplete: 'given-name', isWide: false},
  {name: 'lastName', label: addressLabels.lastName, autoComplete: 'family-name', isWide: false},
  {name: 'address1', label: addressLabels.address1, autoComplete: 'address-line1', isWide: true},
  {
    name: 'address2',
    label: addressLabels.address2,
    autoComplete: 'address-line2',
    isWide: true,
  },
  {name: 'city', label: addressLabels.city, autoComplete: 'address-level2', isWide: false},
  {name: 'state', label: addressLabels.state, autoComplete: 'address-level1', isWide: false},
  {name: 'zipCode', label: addressLabels.zipCode, autoComplete: 'postal-code', isWide: false},
  {name: 'phone', label: addressLabels.phone, autoComplete: 'tel', isWide: false},
] as const;

type FieldOf = (typeof fields)[number];

/** What a phone types it with; the last one ends the form. */
function keyboardOf(name: FieldOf['name']) {
  if (name === 'phone') return {type: 'tel', enterKeyHint: 'done'} as const;
  if (name === 'zipCode') return {inputMode: 'numeric', enterKeyHint: 'next'} as const;
  return {enterKeyHint: 'next'} as const;
}

function AddressField({field, value, isWrong}: {field: FieldOf; value: string; isWrong: boolean}) {
  const {name, label, autoComplete} = field;
  const common = {
    name,
    label,
    autoComplete: `shipping ${autoComplete}`,
    defaultValue: value,
    'aria-invalid': isWrong,
  };
  if (name !== 'state')
    return <TextField {...common} {...keyboardOf(name)} maxLength={addressLimits[name]} />;
  return (
    <SelectField {...common}>
      <UsRegionOptions />
    </SelectField>
  );
}

/** The shipping address that the checkout fills in. */
export function AddressForm({address, isOfOrder, posted}: Props) {
  return (
    <AnswerForm action="/account" posted={posted}>
      {({isWaiting, refusals, message, typed}) => (
        <>
          {isOfOrder && <Alert tone="info">{accountLabels.addressOfOrder}</Alert>}
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <div key={field.name} className={field.isWide ? 'sm:col-span-2' : ''}>
                <AddressField
                  field={field}
                  value={(typed ?? address)[field.name] ?? ''}
                  isWrong={refusals.some((refusal) => refusal.field === field.name)}
                />
              </div>
            ))}
          </div>
          <FormNote refusals={refusals} message={message} />
          <button type="submit" className="btn btn-primary" aria-disabled={isWaiting}>
            {isWaiting ? accountMessages.pleaseWait : accountLabels.saveAddress}
          </button>
        </>
      )}
    </AnswerForm>
  );
}
