import {useState, type ReactNode} from 'react';
import {TextField} from '~/ui/fields/Field';
import {checkoutPage} from '~/content/checkout-pages';
import type {LocalAddresses} from '~/forms/address-rules';
import {
  addressLimits,
  findAddressProblem,
  type AddressPart,
  type FieldProblems,
  type TypedAddress,
} from '~/forms/address-rules';
import {longestEmail} from '~/forms/email-address';
import {fetched} from '~/ui/fetched';
import {written} from '~/checkout/written';
import {AddressFields} from './AddressFields';
import {PlainSuggestion} from './PlainSuggestion';
import {useBlurProblems} from './use-blur-problems';

const WrittenSuggestion = written(import.meta.env.SSR && PlainSuggestion);
const EmailSuggestion = fetched(() => import('./EmailSuggestion'));

/** An address of the account as it is written, with phone and e-mail. */
export interface KnownAddress {
  id: string;
  address: TypedAddress;
  written: string;
}

interface Props {
  local: LocalAddresses | undefined;
  email: string;
  address: TypedAddress;
  /** Of the account, the one that the page opens with first; none for a visitor. */
  known: KnownAddress[];
  accountEmail: string;
  onChoose: (address: TypedAddress) => void;
  onEmail: (email: string) => void;
  onAddress: (field: AddressPart, value: string) => void;
  problems: FieldProblems;
  isPlaceAlone?: boolean | undefined;
  /** The fields are sent as they are: they are never folded to a card. */
  isSent: boolean;
  /** What else is asked beside the e-mail, and of the address. */
  contact: ReactNode;
  more: ReactNode;
  /** What belongs to a typed address. */
  children: ReactNode;
}

const isSame = (one: TypedAddress, other: TypedAddress) =>
  (Object.keys(addressLimits) as AddressPart[]).every((part) => one[part] === (other[part] ?? ''));

/** What the account knows is shown as it is, as long as an order can go there. */
const findKnown = ({email, accountEmail, address, known}: Props) =>
  accountEmail === email && findAddressProblem({...address, email}) === null
    ? known.find((one) => isSame(address, one.address))
    : undefined;

function EmailField({
  email,
  onEmail,
  problems,
  isPlaceAlone,
  isSent,
}: Pick<Props, 'email' | 'onEmail' | 'problems' | 'isPlaceAlone' | 'isSent'>) {
  const left = useBlurProblems();
  const [leftEmail, setLeftEmail] = useState('');
  return (
    <>
      <TextField
        id="checkout-email"
        name="email"
        label={checkoutPage.email}
        type="email"
        maxLength={longestEmail}
        autoComplete="email"
        enterKeyHint="next"
        value={email}
        hint={isPlaceAlone ? checkoutPage.emailHintUnsent : checkoutPage.emailHint}
        error={problems['email'] ?? left.problemOf('email', email)}
        onBlur={() => {
          left.leave('email', email);
          setLeftEmail(email);
        }}
        onChange={({target}) => {
          left.type('email', target.value);
          onEmail(target.value);
        }}
      />
      {isSent && <WrittenSuggestion email={email} />}
      {leftEmail === email && email !== '' && <EmailSuggestion email={email} onEmail={onEmail} />}
    </>
  );
}

/** Who orders and where it goes: folded to a card for a shopper whose address is known, one tap from its fields. */
export function WhereTo(props: Props) {
  const {
    local,
    email,
    address,
    onEmail,
    onAddress,
    problems,
    isPlaceAlone,
    contact,
    more,
    children,
  } = props;
  const [isUnfolded, setUnfolded] = useState(props.isSent);
  // Once there are fields they stay, whatever is typed.
  const saved = findKnown(props);
  if (!isUnfolded && !saved) setUnfolded(true);
  const isAtFault = Object.keys(problems).some((field) => field === 'email' || field in address);
  const unfold = () => {
    setUnfolded(true);
    // The button that had the focus is gone.
    requestAnimationFrame(() => document.getElementById('checkout-address1')?.focus());
  };
  if (!isUnfolded && !isAtFault)
    return (
      <>
        <SavedAddress written={saved?.written} onChange={unfold} />
        <OtherAddresses {...props} />
        {contact}
        {more}
      </>
    );
  return (
    <>
      <OtherAddresses {...props} />
      <AddressFields
        local={local}
        values={address}
        onChange={onAddress}
        problems={problems}
        email={
          <>
            <EmailField
              email={email}
              onEmail={onEmail}
              problems={problems}
              isPlaceAlone={isPlaceAlone}
              isSent={props.isSent}
            />
            {contact}
          </>
        }
        isPlaceAlone={isPlaceAlone}
      />
      {more}
      {children}
    </>
  );
}

/** The account's other addresses, each chosen with one press; without scripts by a link. */
function OtherAddresses({address, known, onChoose}: Props) {
  const others = known.filter((one) => !isSame(address, one.address));
  if (others.length === 0) return null;
  return (
    <ul aria-label={checkoutPage.otherAddresses} className="mb-4 grid gap-3 sm:grid-cols-2">
      {others.map((one) => (
        <li key={one.id} className="flex flex-col rounded-card border border-line p-4 text-sm">
          <address className="flex-1 break-words whitespace-pre-line not-italic">
            {one.written}
          </address>
          <a
            href={`?address=${one.id}`}
            className="mt-2 self-start font-semibold text-leaf underline"
            onClick={(event) => {
              event.preventDefault();
              onChoose(one.address);
            }}
          >
            {checkoutPage.sendHere}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SavedProps {
  written: string | undefined;
  onChange: () => void;
}

/** The account's address as it is known: a returning shopper types nothing. */
function SavedAddress({written, onChange}: SavedProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 rounded-card border border-line bg-sage-light p-4">
      <address className="min-w-0 break-words whitespace-pre-line not-italic">{written}</address>
      <button type="button" className="btn btn-secondary" onClick={onChange}>
        {checkoutPage.changeAddress}
        <span className="sr-only"> {checkoutPage.changeAddressWhich}</span>
      </button>
    </div>
  );
}
