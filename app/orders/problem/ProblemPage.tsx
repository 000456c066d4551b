import {Link} from 'react-router';
import {problemLimits, problemWords as words} from '~/content/order-problem';
import {showRefusals, type FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';
import {SelectField, TextField} from '~/ui/fields/Field';
import {TextAreaField} from '~/ui/fields/TextAreaField';
import {fieldOf, toProblemPath, type ProblemForm} from './problem-form';

const picturesId = 'pictures';

/** Whether the chosen files can be sent at all; the server looks at what they are. */
function checkSizes(_fields: unknown, form: HTMLFormElement) {
  const chosen = new FormData(form).getAll(picturesId).filter((file) => file instanceof File);
  const {pictures, pictureBytes} = problemLimits;
  const areSmall = chosen.length <= pictures && chosen.every(({size}) => size <= pictureBytes);
  return showRefusals(words, areSmall ? [] : [{code: 'badPictures', field: picturesId}]);
}

interface Props {
  form: ProblemForm;
  /** What came of it without scripts. */
  posted: FormAnswer | undefined;
}

/** Says what is wrong with which line of an order, with or without scripts; then the order's page says that it was received. */
export function ProblemPage({form: {orderNumber, path, lines}, posted}: Props) {
  return (
    <div className="container-page max-w-2xl py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{words.title(orderNumber)}</h1>
      <p className="mt-3 text-ink-soft">{words.intro}</p>
      <AnswerForm
        action={toProblemPath(path)}
        posted={posted}
        check={checkSizes}
        failed={words.failed}
        encType="multipart/form-data"
        className="card mt-6 space-y-5 p-5 sm:p-7"
      >
        {({isWaiting, refusals, typed}) => {
          const errorOf = (field: string) => refusals.find((one) => one.field === field)?.message;
          return (
            <>
              {lines.map(({place, name, quantity}, index) => (
                <SelectField
                  key={place}
                  name={fieldOf(place)}
                  label={words.item(quantity, name)}
                  defaultValue={typed?.[fieldOf(place)] ?? ''}
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
                defaultValue={typed?.['text'] ?? ''}
                error={errorOf('text')}
              />
              <TextField
                label={words.pictures}
                hint={words.picturesHint}
                id={picturesId}
                name={picturesId}
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp"
                error={errorOf(picturesId)}
              />
              <FormNote refusals={refusals.slice(0, 1)} />
              <div className="flex flex-wrap gap-3">
                <button type="submit" className="btn btn-primary" aria-disabled={isWaiting}>
                  {isWaiting ? words.sending : words.send}
                </button>
                <Link to={path} className="btn btn-secondary">
                  {words.back}
                </Link>
              </div>
            </>
          );
        }}
      </AnswerForm>
    </div>
  );
}
