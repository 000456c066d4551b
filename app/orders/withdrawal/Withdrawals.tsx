import {Link} from 'react-router';
import {withdrawalWords as words} from '~/content/withdrawal';
import {Alert} from '~/ui/Alert';
import {withdrawalId, type ShownWithdrawal} from './withdrawal-form';

/** From what its customer has withdrawn, what comes next, and the way to it (rules: What a country's law asks). */
export function Withdrawals({withdrawal}: {withdrawal: ShownWithdrawal | null}) {
  if (!withdrawal) return null;
  const {href, until, withdrawn} = withdrawal;
  return (
    <section
      id={withdrawalId}
      tabIndex={-1}
      aria-label={words.title}
      className="scroll-mt-28 space-y-4 outline-none print:hidden"
    >
      {withdrawn.map(({on, lines}, place) => (
        <Alert key={place} tone="success">
          <p>{words.withdrawnOn(on)}</p>
          <ul className="my-1 list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{words.next}</p>
        </Alert>
      ))}
      {href && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-ink-soft">
          {until ? words.askUntil(until) : words.ask}
          <Link to={href} className="btn btn-secondary">
            {words.button}
          </Link>
        </p>
      )}
    </section>
  );
}
