import type {ComponentProps} from 'react';
import {starsLabel} from '~/content/labels/product-card';

interface Props extends ComponentProps<'meter'> {
  rating: number;
}

/** A rating out of five with its words: `4.3 out of 5 stars`. A star may be full in part. */
export const Stars = ({rating, className = '', ...meter}: Props) => (
  <meter
    min={0}
    max={5}
    value={rating}
    aria-label={starsLabel(rating)}
    {...meter}
    className={`stars ${className}`}
  />
);
