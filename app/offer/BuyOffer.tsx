import {Link} from 'react-router';
import {Alert} from '~/ui/Alert';
import {cartFields, cartPath} from '~/cart/kept/cart-form';
import {offerLabels} from '~/content/offers';
import type {CartItem} from '~/pricing/cart-item';
import type {AccountStanding} from '~/platform/account-standing';

/** What is claimed as it is chosen now; an id of nothing while the choice is open. */
type Claimed = Pick<CartItem, 'id' | 'konjacNoodleType'> & {
  offerId: NonNullable<CartItem['offerId']>;
};

interface Props {
  label: string;
  /** The offer cannot be bought. */
  isDisabled: boolean;
  /** A choice is missing: the button looks and reads disabled, and pressing it says which. */
  isBlocked?: boolean;
  isProcessing: boolean;
  standing: AccountStanding;
  onBuy: () => void;
  alertId: string;
  message: string | null;
  hint: string | null;
  /** Where a sign-in without scripts leads back to. */
  path: string;
  claimed: Claimed;
}

const resendPath = '/account/resend';

/** Where the form leads: who has not confirmed an address may have the offer once he has. */
const actions: Record<AccountStanding, {method: 'get' | 'post'; action: string}> = {
  visitor: {method: 'get', action: '/account/sign-in'},
  unconfirmed: {method: 'get', action: resendPath},
  confirmed: {method: 'post', action: cartPath},
};

/** What the form says where no script runs: where to come back to from the sign-in, or what is claimed. */
function PlainFields({standing, path, claimed}: Pick<Props, 'standing' | 'path' | 'claimed'>) {
  if (standing === 'visitor') return <input type="hidden" name="returnTo" value={path} />;
  if (standing === 'unconfirmed') return null;
  const {id, offerId, konjacNoodleType} = claimed;
  return (
    <>
      <input type="hidden" name={cartFields.item} value={id} />
      <input type="hidden" name={cartFields.offer} value={offerId} />
      {konjacNoodleType && (
        <input type="hidden" name={cartFields.noodles} value={konjacNoodleType} />
      )}
    </>
  );
}

/** The buy button with its alert and its hint. Signed out, it leads to the sign-in; unconfirmed, to the mail. */
export function BuyOffer(props: Props) {
  const {label, isDisabled, isBlocked = false, isProcessing, standing, onBuy, message} = props;
  return (
    <form
      {...actions[standing]}
      onSubmit={(event) => {
        event.preventDefault();
        onBuy();
      }}
    >
      <PlainFields {...props} />
      {message && (
        <div id={props.alertId} className="mb-3">
          <Alert>{message}</Alert>
        </div>
      )}
      <button
        type="submit"
        className={`btn w-full text-lg ${isBlocked && !isProcessing ? 'btn-missing' : 'btn-primary'}`}
        disabled={isDisabled || isProcessing}
        aria-disabled={isBlocked || undefined}
      >
        {isProcessing ? offerLabels.processing : label}
      </button>
      {props.hint && <p className="mt-3 text-center text-sm text-ink-soft">{props.hint}</p>}
      {standing === 'unconfirmed' && (
        <Link
          to={resendPath}
          className="block py-2 text-center text-sm font-semibold text-leaf underline underline-offset-4"
        >
          {offerLabels.resend}
        </Link>
      )}
    </form>
  );
}
