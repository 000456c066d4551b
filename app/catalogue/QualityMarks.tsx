import {certificationLabels, qualityMarksLabel} from '~/content/quality-marks';

/** The badges in one picture, and in words: on a phone the picture's own are too small to read. */
export function QualityMarks({className = ''}: {className?: string}) {
  return (
    <div className={className}>
      <img
        src="/certifications.svg"
        alt=""
        width={720}
        height={144}
        loading="lazy"
        className="mx-auto h-auto w-full max-w-2xl"
      />
      <ul aria-label={qualityMarksLabel} className="mt-6 flex flex-wrap justify-center gap-3">
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
