import {arrivalLabels} from '~/content/labels/controls';
import {fetched} from './fetched';

/** A page is older than its reader's day: until scripts have counted, the policy's days stand here (rules: When it comes). */
export const ArrivalDays = fetched(() => import('./DatedArrival'), arrivalLabels.days);
