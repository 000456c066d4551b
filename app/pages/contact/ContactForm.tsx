import {useEffect, useRef, useState} from 'react';
import {useFetcher} from 'react-router';
import {Alert} from '~/ui/Alert';
import {contactLimits} from '~/content/contact';
import type {fieldTool, FormTool} from '~/forms/form-tool';
import {BackgroundForm} from '~/ui/BackgroundForm';
import {SelectField, TextField} from '~/ui/Field';
import {TextAreaField} from '~/ui/TextAreaField';
import {unsent, type ContactAnswer} from './contact-answer';

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

interface FieldsProps {
  words: ContactFormWords;
  answer: ContactAnswer | undefined;
  typed: ContactAnswer['typed'] | undefined;
}

function Fields({words, answer, typed}: FieldsProps) {
  const errorOf = (field: string) =>
    answer?.refusals.find((refusal) => refusal.field === field)?.message;
  const common = (name: keyof ContactFormWords['fields']) => ({
    name,
    label: words.fields[name],
    error: errorOf(name),
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
  answer: posted,
}: {
  words: ContactFormWords;
  answer: ContactAnswer | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ContactAnswer>();
  const [isMissed, setMissed] = useState(false);
  const isSending = fetcher.state !== 'idle';
  const answer = isMissed ? unsent : (fetcher.data ?? posted);
  // With scripts the fields on show keep what was typed.
  const {typed} = (answer?.sent ? answer : posted) ?? {};
  useEffect(() => {
    // A page that is still being read anew may take the focus away again.
    if (!answer || isSending) return;
    if (answer.sent) form.current?.reset();
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer, isSending]);
  const general = answer?.refusals.filter(({field}) => field === null) ?? [];
  return (
    <BackgroundForm
      ref={form}
      fetcher={fetcher}
      action="/contact"
      onMissed={setMissed}
      className="card relative h-fit space-y-5 overflow-hidden p-6 md:p-9"
      {...words.tool}
    >
      <h2 className="text-2xl">{words.heading}</h2>
      <Honeypot about={words.honeypot} />
      <Fields words={words} answer={answer} typed={typed} />
      {answer?.sent && <Alert tone="success">{answer.sent}</Alert>}
      {!answer?.sent && answer && <Alert>{(general[0] ?? answer.refusals[0])?.message}</Alert>}
      <button type="submit" className="btn btn-primary w-full sm:w-auto" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </BackgroundForm>
  );
}
