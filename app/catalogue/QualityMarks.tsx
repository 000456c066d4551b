import {certificationLabels, qualityMarksLabel} from '~/content/quality-marks';

/** The badges in one picture; on a phone, where its own words are too small to read, as a list. */
export function QualityMarks({className = ''}: {className?: string}) {
  return (
    <div className={className}>
      <img
        src="/certifications.svg"
        alt={certificationLabels.join(', ')}
        width={720}
        height={144}
        loading="lazy"
        className="mx-auto hidden h-auto w-full max-w-2xl sm:block"
      />
      <ul aria-label={qualityMarksLabel} className="flex flex-wrap justify-center gap-3 sm:hidden">
        {certificationLabels.map((label) => (
          <li
            key={label}
            className="rounded-full border border-line bg-white px-4 py-1.5 text-sm font-semibold text-ink"
          >
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
