import {checkoutPage} from '~/content/checkout-pages';
import {cartLabels} from '~/content/messages/cart';
import {Icon, type IconName} from '~/ui/Icon';

interface PlaceProps {
  /** Null until it is known. */
  total: string | null;
  label: string;
  isProcessing: boolean;
}

export function PlaceOrder({total, label, isProcessing}: PlaceProps) {
  const order = total === null ? label : `${label} - ${total}`;
  return (
    <>
      <button
        type="submit"
        className="btn btn-primary w-full text-lg aria-disabled:cursor-wait aria-disabled:opacity-75"
        aria-disabled={isProcessing}
      >
        {isProcessing ? cartLabels.placingOrder : order}
      </button>
      <p role="status" className="sr-only">
        {isProcessing ? cartLabels.placingOrder : ''}
      </p>
    </>
  );
}

const icons: IconName[] = ['lock', 'truck', 'mail'];

/** What a shopper may count on, beside the button that spends money. */
export function TrustNotes({isSent = true}: {isSent?: boolean}) {
  return (
    <ul className="space-y-2 text-sm text-ink-soft">
      {checkoutPage.trust.map(
        (note, place) =>
          (isSent || icons[place] !== 'truck') && (
            <li key={note} className="flex items-center gap-2.5">
              <Icon name={icons[place] ?? 'check'} className="size-4.5 text-leaf" />
              {note}
            </li>
          ),
      )}
    </ul>
  );
}
