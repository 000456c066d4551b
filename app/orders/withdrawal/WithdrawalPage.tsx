import {Link} from 'react-router';
import {inLanguage} from '~/content/language-paths';
import {withdrawalWords as words} from '~/content/withdrawal';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/fields/Field';
import {
  fieldOf,
  toWithdrawalPath,
  type WithdrawalAnswer,
  type WithdrawalForm,
} from './withdrawal-form';

interface Props {
  form: WithdrawalForm;
  answer: WithdrawalAnswer | undefined;
}

function FirstStep({form, answer}: Props) {
  const {lines, name, email} = form;
  const errorOf = (field: string) =>
    answer?.refusals.find((refusal) => refusal.field === field)?.message;
  return (
    <>
      <fieldset className="space-y-2" aria-describedby={errorOf('lines') && 'lines-error'}>
        <legend className="mb-1.5 text-sm font-semibold">{words.lines}</legend>
        {lines.map(({place, label, note, isOpen}) => (
          <label key={place} className="flex items-start gap-3">
            <input
              type="checkbox"
              name={fieldOf(place)}
              disabled={!isOpen}
              defaultChecked={isOpen && (answer?.typed.lines.includes(place) ?? true)}
              className="size-5"
            />
            <span>
              {label}
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </span>
          </label>
        ))}
        {errorOf('lines') && (
          <div id="lines-error">
            <Alert>{errorOf('lines')}</Alert>
          </div>
        )}
      </fieldset>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={answer?.typed.name ?? name}
        error={errorOf('name')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={answer?.typed.email ?? email}
        error={errorOf('email')}
      />
    </>
  );
}

/** What it is that one confirms. */
function SecondStep({form, typed}: {form: WithdrawalForm; typed: WithdrawalAnswer['typed']}) {
  const chosen = form.lines.filter(({place}) => typed.lines.includes(place));
  return (
    <>
      <p>{words.confirmText(form.orderNumber)}</p>
      <ul className="list-disc ps-5">
        {chosen.map(({place, label}) => (
          <li key={place}>
            {label}
            <input type="hidden" name={fieldOf(place)} value="on" />
          </li>
        ))}
      </ul>
      <p>{[typed.name, typed.email].filter(Boolean).join(', ')}</p>
      <input type="hidden" name="name" value={typed.name} />
      <input type="hidden" name="email" value={typed.email} />
      <input type="hidden" name="confirmed" value="1" />
    </>
  );
}

/** Withdraws from the contract of an order in two steps, by plain forms; then the order's page says that it was received. */
export function WithdrawalPage({form, answer}: Props) {
  const isWrong = answer?.refusals.some(({field}) => field !== null);
  const confirmed = answer && !isWrong ? answer.typed : null;
  const failure = answer?.refusals.find(({field}) => field === null)?.message;
  const action = toWithdrawalPath(form.path);
  return (
    <div className="container-page max-w-2xl py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{words.heading(form.orderNumber)}</h1>
      <p className="mt-3 text-ink-soft">{confirmed ? words.secondStep : words.firstStep}</p>
      <form
        method="post"
        action={inLanguage(action)}
        noValidate
        className="card mt-6 space-y-5 p-5 sm:p-7"
      >
        {confirmed ? (
          <SecondStep form={form} typed={confirmed} />
        ) : (
          <FirstStep form={form} answer={answer} />
        )}
        {failure && <Alert>{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary">
            {confirmed ? words.confirm : words.goOn}
          </button>
          <Link to={confirmed ? action : form.path} className="btn btn-secondary">
            {confirmed ? words.change : words.back}
          </Link>
        </div>
      </form>
    </div>
  );
}
