import {fdaDisclaimer} from '~/content/fda-disclaimer';

interface Props {
  /** Whether a structure/function claim is shown; the owner's own words may always make one. */
  isNeeded?: boolean;
  className?: string;
}

/** Stands wherever a page makes a statement about health (rules: What may be said). */
export function FdaDisclaimer({isNeeded = true, className = ''}: Props) {
  if (!HAS.wellness || !isNeeded) return null;
  return (
    <p
      role="note"
      className={`rounded-xl border border-line bg-surface px-5 py-4 text-sm text-ink-soft ${className}`}
    >
      {fdaDisclaimer}
    </p>
  );
}
