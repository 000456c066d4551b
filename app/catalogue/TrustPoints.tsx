import type {ReactNode} from 'react';
import {hasOffers} from '~adapters/commerce/price-facts';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {Icon, type IconName} from '~/ui/Icon';
import {freeShippingThreshold} from '~/content/amounts';
import {bulkTiers} from '~/pricing/constants';
import {byRules} from '~/content/shop-rules';
import {trustWords} from '~/content/labels/product';
import {shippingLabels} from '~/content/labels/shipping';
import {ArrivalDays} from '~/ui/ArrivalDays';

const bulkText = [...bulkTiers]
  .reverse()
  .map(({minimumQuantity, percent}) => trustWords.percentOff(percent, minimumQuantity))
  .join(', ');

const points = (isInStock: boolean): [IconName, ReactNode][] => [
  ...byRules<[IconName, ReactNode][]>(
    [
      ['gift', trustWords.bulk(bulkText)],
      ['truck', trustWords.freeShipping(formatWithoutCents(freeShippingThreshold()))],
    ],
    [],
  ),
  [
    'calendar',
    isInStock && hasOffers() ? (
      <span key="days">
        {shippingLabels.arrives} <ArrivalDays />
        {trustWords.byCarrier}
      </span>
    ) : (
      trustWords.ships
    ),
  ],
  ['lock', trustWords.secure],
];

/** What a shopper wants to know beside the buy button; the numbers are the ones that are charged. */
export function TrustPoints({isInStock}: {isInStock: boolean}) {
  return (
    <ul className="grid gap-x-6 gap-y-2.5 text-sm text-ink-soft sm:grid-cols-2">
      {points(isInStock).map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-2.5">
          <Icon name={icon} className="size-5 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
