import {Icon, type IconName} from '~/ui/Icon';
import {checkoutPage} from '~/content/checkout-pages';

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
