import {shippingLabels} from '~/content/labels/shipping';
import {arrivalOf} from '~/pricing/arrival';
import {useInBrowser} from './use-in-browser';

/** When an order of now arrives. A page is older than its reader's day: until scripts run the policy's days stand here. */
export function ArrivalDays({orderedAt}: {orderedAt?: number | undefined}) {
  const isInBrowser = useInBrowser(() => true);
  return isInBrowser ? arrivalOf(orderedAt).days : shippingLabels.days;
}
