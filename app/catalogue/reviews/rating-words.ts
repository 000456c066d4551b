import type {Rating} from '~adapters/commerce';

/** `4.2 (12 reviews)`: beside stars. */
export const ratingWords = ({average, count}: Rating): string =>
  `${average.toFixed(1)} (${count} ${count === 1 ? 'review' : 'reviews'})`;
