import {konjacSpecialOffer} from '~/content/offers';

/** The quality marks in one picture. */
export function Certifications({className = ''}: {className?: string}) {
  return (
    <img
      src="/certifications.svg"
      alt={konjacSpecialOffer.certificationsAlternative}
      width={600}
      height={120}
      loading="lazy"
      className={`mx-auto h-auto w-full max-w-xl ${className}`}
    />
  );
}
