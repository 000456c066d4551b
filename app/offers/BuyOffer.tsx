import {Link} from 'react-router';
import {Alert} from '~/ui/Alert';
import {cartFields, cartPath} from '~/cart/cart-form';
import {useCartStore} from '~/cart/cart-store';
import {offerLabels} from '~/content/offers';
import {setAsideWords} from '~/content/set-aside';
import {inLanguage} from '~/content/language-paths';
import type {CartItem} from '~/pricing/cart-item';
import {resendPath} from '~/browser/account-standing';
import {useStanding} from '~/browser/session-store';

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
  onBuy: () => void;
  alertId: string;
  message: string | null;
  /** For who may claim it. */
  hint: string | null;
  /** Where a sign-in without scripts leads back to. */
  path: string;
  claimed: Claimed;
}

/** What the form says where no script runs. */
function PlainFields({path, claimed}: Pick<Props, 'path' | 'claimed'>) {
  const {id, offerId, konjacNoodleType} = claimed;
  return (
    <>
      <input type="hidden" name={cartFields.returnTo} value={path} />
      <input type="hidden" name={cartFields.item} value={id} />
      <input type="hidden" name={cartFields.offer} value={offerId} />
      {konjacNoodleType && (
        <input type="hidden" name={cartFields.noodles} value={konjacNoodleType} />
      )}
    </>
  );
}

/** The hint below the button; until it is known who is signed in, the one for visitors. */
function Hint({ready, path}: {ready: string | null; path: string}) {
  const standing = useStanding();
  const hint = {
    visitor: offerLabels.signInHint,
    unconfirmed: offerLabels.confirmHint,
    confirmed: ready,
  }[standing ?? 'visitor'];
  const place = 'text-center text-sm';
  return (
    <>
      {hint && (
        <p
          className={`mt-3 text-ink-soft ${place} ${standing === null ? 'signed-in:invisible' : ''}`}
        >
          {hint}
        </p>
      )}
      {standing === 'unconfirmed' && (
        <Link
          to={resendPath(path)}
          className={`block py-2 font-semibold text-leaf underline underline-offset-4 ${place}`}
        >
          {offerLabels.resend}
        </Link>
      )}
    </>
  );
}

/** What of the browser's cart goes when it is claimed (rules: Offers). */
function TakenOut({claimed: {offerId}}: Pick<Props, 'claimed'>) {
  const items = useCartStore((cart) => cart.items);
  const goes = items.filter((item) => item.offerId !== offerId);
  if (goes.length === 0) return null;
  return <p className="mt-3 text-center text-sm text-ink-soft">{setAsideWords.goes(goes)}</p>;
}

/** The buy button with its alert and its hint. The server leads visitors to the sign-in, the unconfirmed to the mail. */
export function BuyOffer(props: Props) {
  const {label, isDisabled, isBlocked = false, isProcessing, onBuy, message} = props;
  return (
    <form
      method="post"
      action={inLanguage(cartPath)}
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
      <Hint ready={props.hint} path={props.path} />
      <TakenOut claimed={props.claimed} />
    </form>
  );
}
