import {hasOffers} from '~adapters/commerce/price-facts';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {Icon, type IconName} from '~/ui/Icon';
import {useArrival} from '~/ui/use-arrival';
import {freeShippingThreshold} from '~/content/amounts';
import {bulkTiers} from '~/pricing/constants';
import {byRules} from '~/content/shop-rules';
import {arrivalLabels} from '~/content/labels/controls';
import {trustWords} from '~/content/labels/product';

const bulkText = [...bulkTiers]
  .reverse()
  .map(({minimumQuantity, percent}) => trustWords.percentOff(percent, minimumQuantity))
  .join(', ');

const pointsOf = (arrives: string): [IconName, string][] => [
  ...byRules<[IconName, string][]>(
    [
      ['plus', trustWords.bulk(bulkText)],
      ['truck', trustWords.freeShipping(formatWithoutCents(freeShippingThreshold()))],
    ],
    [],
  ),
  ['clock', arrives],
  ['lock', trustWords.secure],
];

/** What a shopper wants to know beside the buy button; the numbers are the ones that are charged. */
export function TrustPoints({isInStock}: {isInStock: boolean}) {
  const days = useArrival();
  const arrives = isInStock && hasOffers() ? `${arrivalLabels.arrives} ${days}` : trustWords.ships;
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-2.5 text-sm text-ink-soft sm:grid-cols-2">
      {pointsOf(arrives).map(([icon, text]) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon name={icon} className="size-5 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
