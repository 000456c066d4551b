import {Icon} from '~/ui/Icon';
import {checkoutPage} from '~/content/checkout-pages';
import type {WayToPay} from './ways-to-pay';

/** What the shop's own page takes, before the shopper goes there. */
export function PaidElsewhere({online}: {online: WayToPay[]}) {
  return (
    <>
      <p className="flex gap-3 text-ink-soft">
        <Icon name="lock" className="mt-0.5 size-5 shrink-0 text-leaf" />
        {checkoutPage.paidLater}
      </p>
      {online.length > 0 && (
        <ul aria-label={checkoutPage.onlineHeading} className="mt-4 flex flex-wrap gap-2">
          {online.map(({title, description}) => (
            <li key={title} className="rounded-card bg-sand px-4 py-2.5">
              <span className="font-semibold">{title}</span>
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
