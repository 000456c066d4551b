import {starsLabel} from '~/content/labels/product-card';

interface Props {
  rating: number;
  /** The words stand beside it. */
  isSaid?: boolean;
  className?: string;
}

/** A rating out of five with its words: `4.3 out of 5 stars`, or beside its own. A star may be full in part. */
export const Stars = ({rating, isSaid = false, className = ''}: Props) => (
  <meter
    min={0}
    max={5}
    value={rating}
    {...(isSaid ? {'aria-hidden': true} : {'aria-label': starsLabel(rating)})}
    className={`stars ${className}`}
  />
);
