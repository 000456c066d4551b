import type {ReactNode} from 'react';
import {accountMessages} from '~/content/messages/accounts';
import type {FormAnswer, ShownRefusal} from '~/forms/refusals';
import {AnswerForm, FormNote, type AnswerState} from '~/ui/fields/AnswerForm';

/** What became of a form of the page. */
export type OwnAnswer = FormAnswer & {form: string};

interface Props {
  id?: string;
  /** As the action knows it. */
  name: string;
  title: string;
  text: string;
  /** Its button's; none where the fields bring their own. */
  submit?: string;
  posted: OwnAnswer | undefined;
  check?: (typed: Record<string, string>) => ShownRefusal[];
  /** Its fields are emptied once it is done. */
  empties?: boolean;
  /** Forms of their own. */
  above?: ReactNode;
  children?: (state: AnswerState & {isWrong: (field: string) => boolean}) => ReactNode;
}

/** One thing that a shopper changes of the account, in a card of its own. */
export function OwnForm({
  name,
  title,
  text,
  submit,
  posted,
  empties,
  above,
  children,
  ...props
}: Props) {
  return (
    <section aria-label={title} className="card p-6 sm:p-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      {above}
      <AnswerForm
        action="/account/security"
        posted={posted?.form === name ? posted : undefined}
        onDone={(_message, _typed, form) => empties && form.reset()}
        revalidates
        {...props}
      >
        {(state) => (
          <>
            <input type="hidden" name="form" value={name} />
            {children?.({
              ...state,
              isWrong: (wanted) => state.refusals.some(({field}) => field === wanted),
            })}
            <FormNote refusals={state.refusals} message={state.message} />
            {submit && (
              <button type="submit" className="btn btn-secondary" aria-disabled={state.isWaiting}>
                {state.isWaiting ? accountMessages.pleaseWait : submit}
              </button>
            )}
          </>
        )}
      </AnswerForm>
    </section>
  );
}
