import type {ReactNode} from 'react';
import {useSearchParams} from 'react-router';

interface Choice {
  value: string;
  label: string;
  note?: string | undefined;
}

interface Props {
  id: string;
  legend: ReactNode;
  hint?: string;
  /** Of the choice in the address. */
  name: string;
  choices: Choice[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
  /** The alert that says that this choice is missing; null while nothing is wrong. */
  alertId: string | null;
  columns?: string;
}

const look = {
  chosen: 'border-leaf bg-sage-light framed',
  missing: 'border-sky bg-surface',
  open: 'border-line bg-surface hover:border-leaf',
};

/** By which an offer's page is rendered; its cached page knows of nothing else in an address. */
const choiceNames = ['kit', 'sample', 'product', 'variation'];

/** The other choices of the page, for a browser without scripts. */
function OtherChoices({except}: {except: string}) {
  const [search] = useSearchParams();
  return [...search]
    .filter(([name]) => name !== except && choiceNames.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** One button a choice; choosing the chosen one lets it go. */
export function ChoiceButtons({
  id,
  legend,
  hint,
  name,
  choices,
  chosen,
  onChoose,
  alertId,
  columns = 'sm:grid-cols-2',
}: Props) {
  return (
    <form method="get" id={id}>
      <OtherChoices except={name} />
      <fieldset aria-describedby={alertId ?? undefined}>
        <legend className="font-semibold">{legend}</legend>
        {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
        <div className={`mt-3 grid gap-3 ${columns}`}>
          {choices.map(({value, label, note}) => {
            const isChosen = value === chosen;
            const state = isChosen ? 'chosen' : alertId ? 'missing' : 'open';
            return (
              <button
                key={value}
                type="submit"
                name={isChosen ? undefined : name}
                value={isChosen ? undefined : value}
                aria-pressed={isChosen}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(isChosen ? null : value);
                }}
                className={`min-h-12 rounded-xl border-2 px-4 py-2.5 text-start ${look[state]}`}
              >
                <span className="font-semibold">{label}</span>
                {note && <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>}
              </button>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}
