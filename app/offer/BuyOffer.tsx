import {Alert} from '~/ui/Alert';
import {offerLabels} from '~/content/offers';

interface Props {
  label: string;
  /** The offer cannot be bought. */
  isDisabled: boolean;
  /** A choice is missing: the button looks and reads disabled, and pressing it says which. */
  isBlocked?: boolean;
  isProcessing: boolean;
  isSignedIn: boolean;
  onBuy: () => void;
  alertId: string;
  message: string | null;
  hint: string | null;
  /** Where a sign-in without scripts leads back to. */
  path: string;
}

/** The buy button with its alert and its hint. Signed out, it leads to the sign-in. */
export function BuyOffer(props: Props) {
  const {label, isDisabled, isBlocked = false, isProcessing, isSignedIn, onBuy, message} = props;
  return (
    <form
      method="get"
      action="/account/sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        onBuy();
      }}
    >
      <input type="hidden" name="returnTo" value={props.path} />
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
      {isSignedIn && (
        <noscript>
          <p className="mt-2 text-sm">The cart is kept in your browser and needs JavaScript.</p>
        </noscript>
      )}
    </form>
  );
}
