import {useEffect, useRef, useState} from 'react';
import {Link, useFetcher} from 'react-router';
import {problemLimits, problemWords as words} from '~/content/order-problem';
import {Alert} from '~/ui/Alert';
import {BackgroundForm} from '~/ui/BackgroundForm';
import {describeField, FieldFrame, SelectField} from '~/ui/Field';
import {TextAreaField} from '~/ui/TextAreaField';
import {
  fieldOf,
  notReported,
  toProblemPath,
  type ProblemAnswer,
  type ProblemForm,
} from './problem-answer';

const picturesId = 'pictures';

/** Whether the chosen files can be sent at all; the server looks at what they are. */
function areSmall(form: HTMLFormElement): boolean {
  const chosen = new FormData(form).getAll(picturesId).filter((file) => file instanceof File);
  return (
    chosen.length <= problemLimits.pictures &&
    chosen.every(({size}) => size <= problemLimits.pictureBytes)
  );
}

function Pictures({error}: {error: string | undefined}) {
  const field = {label: words.pictures, hint: words.picturesHint, error};
  return (
    <FieldFrame id={picturesId} {...field}>
      <input
        {...describeField(picturesId, field)}
        id={picturesId}
        name={picturesId}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="field"
      />
    </FieldFrame>
  );
}

interface Props {
  form: ProblemForm;
  /** What came of it without scripts. */
  posted: ProblemAnswer | undefined;
}

/** Says what is wrong with which line of an order, with or without scripts; then the order's page says that it was received. */
export function ProblemPage({form: {orderNumber, path, lines}, posted}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ProblemAnswer>();
  const [isMissed, setMissed] = useState(false);
  const [isTooMuch, setTooMuch] = useState(false);
  const isSending = fetcher.state !== 'idle';
  const answer = isMissed ? notReported : (fetcher.data ?? posted);
  const refusals = isSending ? [] : (answer?.refusals ?? []);
  const errorOf = (field: string) => refusals.find((refusal) => refusal.field === field)?.message;
  const picturesError = isTooMuch ? words.badPictures : errorOf('pictures');
  const first = picturesError ?? refusals[0]?.message;
  useEffect(() => {
    if (first && !isSending)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [first, isSending]);
  function mayGo(typed: HTMLFormElement): boolean {
    const isSmall = areSmall(typed);
    setTooMuch(!isSmall);
    return isSmall;
  }
  return (
    <div className="container-page max-w-2xl py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{words.title(orderNumber)}</h1>
      <p className="mt-3 text-ink-soft">{words.intro}</p>
      <BackgroundForm
        ref={form}
        fetcher={fetcher}
        action={toProblemPath(path)}
        encType="multipart/form-data"
        mayGo={mayGo}
        onMissed={setMissed}
        className="card mt-6 space-y-5 p-5 sm:p-7"
      >
        {lines.map(({place, name, quantity}, index) => (
          <SelectField
            key={place}
            name={fieldOf(place)}
            label={words.item(quantity, name)}
            defaultValue={posted?.typed[fieldOf(place)] ?? ''}
            error={index === 0 ? errorOf('lines') : null}
          >
            <option value="">{words.fine}</option>
            {Object.entries(words.faults).map(([what, label]) => (
              <option key={what} value={what}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
        <TextAreaField
          label={words.text}
          hint={words.textHint}
          name="text"
          rows={4}
          maxLength={problemLimits.text}
          defaultValue={posted?.typed['text'] ?? ''}
          error={errorOf('text')}
        />
        <Pictures error={picturesError} />
        {first && <Alert>{first}</Alert>}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
            {isSending ? words.sending : words.send}
          </button>
          <Link to={path} className="btn btn-secondary">
            {words.back}
          </Link>
        </div>
      </BackgroundForm>
    </div>
  );
}
