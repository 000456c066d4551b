import {starsLabel} from '~/content/labels/product-card';

/** A rating out of five with its words: `4.3 out of 5 stars`. A star may be full in part. */
export const Stars = ({rating, className = ''}: {rating: number; className?: string}) => (
  <meter
    min={0}
    max={5}
    value={rating}
    aria-label={starsLabel(rating)}
    className={`stars ${className}`}
  />
);
