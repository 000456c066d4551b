import {checkoutPage} from '~/content/checkout-pages';
import type {TypedAddress} from '~/forms/address-rules';

interface Props {
  email: string;
  address: TypedAddress;
  onChange: () => void;
}

/** The account's address as it is known: a returning shopper types nothing. */
export function SavedAddress({email, address, onChange}: Props) {
  const {firstName, lastName, address1, address2, city, state, zipCode, phone} = address;
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    `${city}, ${state} ${zipCode}`,
    phone,
    email,
  ];
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 rounded-card border border-line bg-sage-light/40 p-4">
      <address className="min-w-0 break-words whitespace-pre-line not-italic">
        {lines.filter((line) => line.trim() !== '').join('\n')}
      </address>
      <button type="button" className="btn btn-secondary" onClick={onChange}>
        {checkoutPage.changeAddress}
        <span className="sr-only"> {checkoutPage.changeAddressWhich}</span>
      </button>
    </div>
  );
}
