const star = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z';

/** A rating out of five with its words: `5 stars`. */
export function Stars({rating, className = 'size-5'}: {rating: number; className?: string}) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          viewBox="0 0 24 24"
          className={`${className} ${place <= rating ? 'text-honey' : 'text-line'}`}
          fill="currentColor"
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
