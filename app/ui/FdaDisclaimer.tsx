import {fdaDisclaimer} from '~/content/fda-disclaimer';

/** Stands wherever a page makes a statement about health. */
export function FdaDisclaimer({className = ''}: {className?: string}) {
  return (
    <p
      role="note"
      className={`rounded-xl border border-line bg-white/60 px-5 py-4 text-sm text-ink-soft ${className}`}
    >
      {fdaDisclaimer}
    </p>
  );
}
