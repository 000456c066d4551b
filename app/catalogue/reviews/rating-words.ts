import type {Rating} from '~adapters/commerce';
import {reviewWords} from '~/content/messages/reviews';

/** `4.2 (12 reviews)`: beside stars. */
export const ratingWords = ({average, count}: Rating): string =>
  `${average.toFixed(1)} (${reviewWords.count(count)})`;
