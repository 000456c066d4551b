import {Icon, type IconName} from '~/ui/Icon';
import {offerLabels} from '~/content/offers';

const promises: readonly [IconName, string][] = [
  ['truck', offerLabels.freeShipping],
  ['clock', offerLabels.shipsWithin],
  ['shield', offerLabels.guarantee],
  ['lock', offerLabels.secureCheckout],
];

/** What holds for every offer. */
export function OfferPromises({className = ''}: {className?: string}) {
  return (
    <ul className={`grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 ${className}`}>
      {promises.map(([icon, label]) => (
        <li key={label} className="flex items-center gap-2">
          <Icon name={icon} className="size-5 text-leaf" />
          {label}
        </li>
      ))}
    </ul>
  );
}
