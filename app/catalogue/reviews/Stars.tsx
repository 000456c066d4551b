/** A rating out of five with its words: `4.3 out of 5 stars`. A star may be full in part. */
export const Stars = ({rating, className = ''}: {rating: number; className?: string}) => (
  <meter
    min={0}
    max={5}
    value={rating}
    aria-label={`${Number(rating.toFixed(1))} out of 5 stars`}
    className={`stars ${className}`}
  />
);
