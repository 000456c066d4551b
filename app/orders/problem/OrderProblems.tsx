import {useEffect, useRef} from 'react';
import {Link, useLocation} from 'react-router';
import {problemWords as words} from '~/content/order-problem';
import {Alert} from '~/ui/Alert';
import {problemId, toProblemPath} from './problem-form';

/** What was said to be wrong with an order, and until when more can be said. */
export interface ShownProblems {
  /** As the page writes it; empty where nothing can be said. */
  until: string;
  /** Each with its day and its lines as the page writes them. */
  reports: {on: string; lines: string[]}[];
}

/** That it was received, read first by who has just said it, and the way to say it. */
export function OrderProblems({problems, path}: {problems: ShownProblems | null; path: string}) {
  const {until = '', reports = []} = problems ?? {};
  const note = useRef<HTMLElement>(null);
  const isNew = useLocation().hash === `#${problemId}`;
  useEffect(() => {
    if (isNew) note.current?.focus();
  }, [isNew]);
  if (!until && reports.length === 0) return null;
  return (
    <section
      ref={note}
      id={problemId}
      tabIndex={-1}
      aria-label={words.button}
      className="scroll-mt-28 space-y-4 outline-none print:hidden"
    >
      {reports.map(({on, lines}, place) => (
        <Alert key={place} tone="success">
          <p>{words.received(on)}</p>
          <ul className="mt-1 list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      ))}
      {until && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-ink-soft">
          {words.ask(until)}
          <Link to={toProblemPath(path)} className="btn btn-secondary">
            {words.button}
          </Link>
        </p>
      )}
    </section>
  );
}
