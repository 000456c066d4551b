import {connectionLost} from '~/content/connection';
import {doseChoices, supplyWords} from '~/content/supplies';
import {inLanguage} from '~/content/language-paths';
import type {FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import type {ShownLine, ShownSupply} from './shown-supply';

function DoseSelect({line: {id, name, perDay}}: {line: ShownLine}) {
  const isOther = perDay !== null && !doseChoices.some((choice) => choice.perDay === perDay);
  return (
    <label className="mt-2 block text-sm">
      <span className="block text-ink-soft">
        {supplyWords.takes}
        <span className="sr-only"> {supplyWords.of(name)}</span>
      </span>
      <select
        key={perDay}
        name={`dose-${id}`}
        defaultValue={perDay ?? ''}
        className="field mt-1 w-full sm:w-64"
      >
        {perDay === null && <option value="">{supplyWords.nowAndThen}</option>}
        {isOther && <option value={perDay}>{supplyWords.other(perDay)}</option>}
        {doseChoices.map((choice) => (
          <option key={choice.perDay} value={choice.perDay}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Line({line}: {line: ShownLine}) {
  const {name, serving, endsOn, isOver} = line;
  return (
    <li className="py-4">
      <p className="font-semibold break-words">{name}</p>
      <p className={isOver ? 'text-clay-dark' : 'text-leaf-dark'}>
        {endsOn === null
          ? supplyWords.unknown
          : isOver
            ? supplyWords.ended(endsOn)
            : supplyWords.ends(endsOn)}
      </p>
      {serving && <p className="text-sm text-ink-soft">{serving}</p>}
      {!line.isFixed && <DoseSelect line={line} />}
    </li>
  );
}

function Remind({reminder}: Pick<ShownSupply, 'reminder'>) {
  if (reminder === 'unavailable') return null;
  if (reminder === 'sent') return <p className="text-ink-soft">{supplyWords.states.sent}</p>;
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          key={reminder}
          type="checkbox"
          name="remind"
          defaultChecked={reminder !== 'none'}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          {supplyWords.remind}
          <span className="block text-sm text-ink-soft">{supplyWords.remindNote}</span>
        </span>
      </label>
      {reminder === 'unconfirmed' && (
        <p className="mt-2 text-sm text-ink-soft">{supplyWords.states.unconfirmed}</p>
      )}
    </div>
  );
}

interface Props {
  supply: ShownSupply;
  /** The page that may see the order. */
  action: string;
  /** What came of it where no script ran. */
  posted: FormAnswer | undefined;
}

/** When an order is used up, what is taken of it, and the one mail before. */
export function SupplySection({supply: {lines, reminder}, action, posted}: Props) {
  return (
    <section id="supply" aria-labelledby="supply-heading" className="card p-5 sm:p-7 print:hidden">
      <h2 id="supply-heading" className="text-2xl">
        {supplyWords.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{supplyWords.text}</p>
      <AnswerForm action={action} posted={posted} revalidates failed={connectionLost}>
        {({isWaiting, ...outcome}) => (
          <>
            <input type="hidden" name="intent" value="supply" />
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {lines.map((line) => (
                <Line key={`${line.id} ${line.name}`} line={line} />
              ))}
            </ul>
            <Remind reminder={reminder} />
            <FormNote {...outcome} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <button type="submit" className="btn btn-secondary" aria-disabled={isWaiting}>
                {isWaiting ? supplyWords.saving : supplyWords.save}
              </button>
              <a
                href={inLanguage(action.replace(/(?=\?|$)/, '/calendar'))}
                download
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
              >
                {supplyWords.calendar}
              </a>
            </div>
          </>
        )}
      </AnswerForm>
    </section>
  );
}
