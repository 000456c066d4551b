import {contactLimits, contactMessages} from '~/content/contact';
import type {fieldTool, FormTool} from '~/forms/form-tool';
import type {FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote, type AnswerState} from '~/ui/fields/AnswerForm';
import {SelectField, TextField} from '~/ui/fields/Field';
import {TextAreaField} from '~/ui/fields/TextAreaField';

export interface ContactFormWords {
  heading: string;
  fields: {name: string; email: string; subject: string; message: string};
  subjects: readonly string[];
  chooseSubject: string;
  rows: number;
  send: string;
  sending: string;
  tool: FormTool | null;
  honeypot: ReturnType<typeof fieldTool>;
}

/** People do not see this field; programs fill it in. */
function Honeypot({about}: {about: ContactFormWords['honeypot']}) {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw]">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" {...about} />
    </div>
  );
}

function Fields({words, refusals, typed}: AnswerState & {words: ContactFormWords}) {
  const common = (name: keyof ContactFormWords['fields']) => ({
    name,
    label: words.fields[name],
    error: refusals.find(({field}) => field === name)?.message,
    defaultValue: typed?.[name] ?? '',
    required: true,
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...common('name')}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={contactLimits.name}
        />
        <TextField {...common('email')} type="email" autoComplete="email" enterKeyHint="next" />
      </div>
      <SelectField {...common('subject')}>
        <option value="">{words.chooseSubject}</option>
        {words.subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField {...common('message')} rows={words.rows} maxLength={contactLimits.message} />
    </>
  );
}

/** Sends by the page's own action, with or without JavaScript. */
export function ContactForm({
  words,
  answer,
}: {
  words: ContactFormWords;
  answer: FormAnswer | undefined;
}) {
  return (
    <AnswerForm
      action="/contact"
      posted={answer}
      onDone={(_sent, _typed, form) => form.reset()}
      failed={contactMessages.failed}
      noValidate={false}
      className="card relative h-fit space-y-5 overflow-hidden p-6 md:p-9"
      {...words.tool}
    >
      {(state) => (
        <>
          <h2 className="text-2xl">{words.heading}</h2>
          <Honeypot about={words.honeypot} />
          <Fields {...state} words={words} />
          <FormNote message={state.message} refusals={state.refusals.slice(0, 1)} />
          <button
            type="submit"
            className="btn btn-primary w-full sm:w-auto"
            disabled={state.isWaiting}
          >
            {state.isWaiting ? words.sending : words.send}
          </button>
        </>
      )}
    </AnswerForm>
  );
}
